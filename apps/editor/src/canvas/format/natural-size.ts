/** EMU of a dot, where a picture does not say how large it is to be. */
const dot = 9_525;

/** The size of a picture as it is without being stretched, in EMU; null for a kind that is not known. */
export function naturalSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47)
    return sized(view.getUint32(16), view.getUint32(20));
  if (bytes.length > 10 && view.getUint32(0) === 0x47494638)
    return sized(view.getUint16(6, true), view.getUint16(8, true));
  if (bytes.length > 4 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  return null;
}

function sized(width: number, height: number): { width: number; height: number } | null {
  return width > 0 && height > 0 ? { width: width * dot, height: height * dot } : null;
}

/** The first segment that begins a frame says the size. */
function jpegSize(view: DataView): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const kind = view.getUint8(at + 1);
    const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (isFrame) return sized(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}
