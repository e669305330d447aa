import type { Media } from '../scene/scene.ts';

const emuPerInch = 914_400;

/** The intrinsic size of a picture in EMU; null if it is unknown. */
export function readPictureSize({ bytes, type }: Media): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return readPngSize(view);
    if (type === 'image/jpeg') return readJpegSize(view);
    if (type === 'image/gif') return toEmuSize(view.getUint16(6, true), view.getUint16(8, true), 96);
  } catch (error) {
    // The data ends before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
  return null;
}

function toEmuSize(
  width: number,
  height: number,
  dotsPerInch: number,
): { width: number; height: number } | null {
  return width > 0 && height > 0
    ? { width: (width * emuPerInch) / dotsPerInch, height: (height * emuPerInch) / dotsPerInch }
    : null;
}

function readPngSize(view: DataView): { width: number; height: number } | null {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let dotsPerInch = 96;
  for (let offset = 8; offset + 20 < view.byteLength; offset += 12 + view.getUint32(offset)) {
    const chunkType = view.getUint32(offset + 4);
    // "pHYs" in dots per metre, before the image data ("IDAT").
    if (chunkType === 0x70485973 && view.getUint8(offset + 16) === 1)
      dotsPerInch = view.getUint32(offset + 8) * 0.0254;
    if (chunkType === 0x49444154) break;
  }
  return toEmuSize(width, height, dotsPerInch > 0 ? dotsPerInch : 96);
}

function readJpegSize(view: DataView): { width: number; height: number } | null {
  let dotsPerInch = 96;
  for (let offset = 2; offset + 9 < view.byteLength; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint16(offset);
    if (marker < 0xff00) return null;
    if (marker === 0xffe0 && view.getUint32(offset + 4) === 0x4a464946) {
      const density = view.getUint16(offset + 12);
      const unit = view.getUint8(offset + 11);
      if (density > 0 && unit > 0) dotsPerInch = unit === 1 ? density : density * 2.54;
    }
    const isFrameHeader = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrameHeader) return toEmuSize(view.getUint16(offset + 7), view.getUint16(offset + 5), dotsPerInch);
  }
  return null;
}
