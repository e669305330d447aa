import type { Media } from '../../../canvas/scene/scene.ts';

const inch = 914_400;

/** The intrinsic size of a picture in EMU; null if it is unknown. */
export function pictureSize({ bytes, type }: Media): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return pngSize(view);
    if (type === 'image/jpeg') return jpegSize(view);
    if (type === 'image/gif') return sized(view.getUint16(6, true), view.getUint16(8, true), 96);
  } catch (error) {
    // The data ends before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
  return null;
}

function sized(width: number, height: number, dots: number): { width: number; height: number } | null {
  return width > 0 && height > 0 ? { width: (width * inch) / dots, height: (height * inch) / dots } : null;
}

function pngSize(view: DataView): { width: number; height: number } | null {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let dots = 96;
  for (let at = 8; at + 20 < view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    // "pHYs" in dots per metre, before the image data ("IDAT").
    if (kind === 0x70485973 && view.getUint8(at + 16) === 1) dots = view.getUint32(at + 8) * 0.0254;
    if (kind === 0x49444154) break;
  }
  return sized(width, height, dots > 0 ? dots : 96);
}

function jpegSize(view: DataView): { width: number; height: number } | null {
  let dots = 96;
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return null;
    if (marker === 0xffe0 && view.getUint32(at + 4) === 0x4a464946) {
      const density = view.getUint16(at + 12);
      const unit = view.getUint8(at + 11);
      if (density > 0 && unit > 0) dots = unit === 1 ? density : density * 2.54;
    }
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return sized(view.getUint16(at + 7), view.getUint16(at + 5), dots);
  }
  return null;
}
