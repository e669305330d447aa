import { concatBytes, fflateCodec } from '@redraft/documents';
import { zlibSync } from 'fflate';

/** Of the poster in pixels: that of most videos, small enough for any file. */
export const posterSize = { width: 640, height: 360 };

const [ground, sign] = [0x26, 0xf2];
/** Half of the height of the play sign. */
const signRadius = 24;

/** A dark picture with a play sign, as a grey PNG: shown by programs that do not play the video. */
export function createPoster(): Uint8Array {
  const { width, height } = posterSize;
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + x + 1] = Math.round(ground + (sign - ground) * computeCoverage(x, y));
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits of grey.
  header.set([8, 0, 0, 0, 0], 8);
  return concatBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    createChunk('IHDR', header),
    createChunk('IDAT', zlibSync(rows)),
    createChunk('IEND', new Uint8Array()),
  ]);
}

/** How much of a pixel the triangle of the play sign covers, 0 to 1. */
function computeCoverage(x: number, y: number): number {
  const fromLeft = x - (posterSize.width - signRadius) / 2;
  const fromMiddle = Math.abs(y + 0.5 - posterSize.height / 2);
  const edge = (signRadius - fromMiddle) * 1.6 - fromLeft;
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  return clamp(fromLeft + 1) * clamp(edge);
}

function createChunk(name: string, content: Uint8Array): Uint8Array {
  const named = concatBytes([new TextEncoder().encode(name), content]);
  const [length, checksum] = [new Uint8Array(4), new Uint8Array(4)];
  new DataView(length.buffer).setUint32(0, content.length);
  new DataView(checksum.buffer).setUint32(0, fflateCodec.crc32(named));
  return concatBytes([length, named, checksum]);
}
