import { hasAscii, joined } from './bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const startOfScan = 0xda;
const endOfPicture = 0xd9;
const exifHead = 'Exif\0\0';

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Segment by segment (ITU-T T.81, annex B). Of the APP segments only those that affect the appearance stay; data after the end of the image
 * (previews, motion photos) is removed. Null if it cannot be parsed exactly.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length) {
    const segment = readSegment(bytes, at);
    if (!segment) return null;
    const { marker, start, end } = segment;
    if (marker === 0xe1 && hasAscii(bytes, start + 4, exifHead))
      orientation = orientationOf(bytes.subarray(start + 4 + exifHead.length, end));
    if (isKept(bytes, segment)) pieces.push(bytes.subarray(start, end));
    if (marker === endOfPicture) break;
    at = end;
    if (marker !== startOfScan) continue;
    at = endOfScan(bytes, end);
    pieces.push(bytes.subarray(end, at));
  }
  return joined([bytes.subarray(0, 2), ...setOrientation(pieces, orientation)]);
}

interface Segment {
  marker: number;
  /** Offset of its marker. */
  start: number;
  end: number;
}

function readSegment(bytes: Uint8Array, from: number): Segment | null {
  if (bytes[from] !== 0xff) return null;
  let start = from;
  // Any number of fill bytes may precede a marker.
  while (bytes[start + 1] === 0xff) start++;
  const marker = bytes[start + 1];
  if (marker === undefined || marker === 0 || marker === 0xd8) return null;
  const isAlone = marker === 0x01 || marker === endOfPicture || (marker >= 0xd0 && marker <= 0xd7);
  if (isAlone) return { marker, start, end: start + 2 };
  const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
  const end = start + 2 + length;
  return length < 2 || end > bytes.length ? null : { marker, start, end };
}

function isKept(bytes: Uint8Array, { marker, start }: Segment): boolean {
  const isOfProgram = marker >= 0xe0 && marker <= 0xef;
  if (!isOfProgram) return marker !== 0xfe;
  if (marker === 0xe0) return !hasAscii(bytes, start + 4, 'JFXX');
  if (marker === 0xe2) return hasAscii(bytes, start + 4, 'ICC_PROFILE\0');
  return marker === 0xee && hasAscii(bytes, start + 4, 'Adobe');
}

/** The next marker that is not part of the compressed data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** After the JFIF segment, which is the first if present. */
function setOrientation(pieces: readonly Uint8Array[], orientation: number): Uint8Array[] {
  const exif = exifOf(orientation);
  if (!exif) return [...pieces];
  const head = new TextEncoder().encode(exifHead);
  const length = 2 + head.length + exif.length;
  const segment = joined([Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), head, exif]);
  const at = pieces[0]?.[1] === 0xe0 ? 1 : 0;
  return pieces.toSpliced(at, 0, segment);
}
