import type { PastedPicture } from './blocks.ts';

/** Embedded picture data; no other source may be shown or stored. SVG is excluded because it can contain scripts. */
const embeddedPicture = /^data:image\/(png|jpeg|gif|webp|bmp);base64,[a-z0-9+/]+=*$/i;

export function toEmbeddedSource(source: string | null): string | null {
  const compact = (source ?? '').replace(/\s+/g, '');
  return embeddedPicture.test(compact) ? compact : null;
}

/** The displayed size of an embedded picture, or its intrinsic size. */
export function readPictureElement(element: Element, src: string): PastedPicture {
  const intrinsic = readIntrinsicSize(src);
  const width = parsePixels(element.getAttribute('width')) ?? intrinsic?.width ?? null;
  const height = parsePixels(element.getAttribute('height')) ?? intrinsic?.height ?? null;
  return { src, alt: element.getAttribute('alt') ?? '', width, height };
}

/** Tracking pixels. */
export function isTrackingPixel(element: Element): boolean {
  const [width, height] = [
    parsePixels(element.getAttribute('width')),
    parsePixels(element.getAttribute('height')),
  ];
  return (width !== null && width <= 2) || (height !== null && height <= 2);
}

function parsePixels(value: string | null): number | null {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) && number > 0 ? Math.round(number) : null;
}

/** The size is in the first bytes; this covers the headers of every format except a JPEG with a large preview. */
const headerCharacters = 88_000;

export function readIntrinsicSize(src: string): { width: number; height: number } | null {
  const bytes = decodeHeader(src);
  if (bytes === null) return null;
  const view = new DataView(bytes.buffer);
  const byteAt = (offset: number): number => bytes[offset] ?? 0;
  if (byteAt(0) === 0x89 && byteAt(1) === 0x50 && bytes.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (byteAt(0) === 0x47 && byteAt(1) === 0x49 && bytes.length >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (byteAt(0) === 0xff && byteAt(1) === 0xd8) return readJpegSize(view);
  return null;
}

function decodeHeader(src: string): Uint8Array<ArrayBuffer> | null {
  const base64 = src.slice(src.indexOf(',') + 1, src.indexOf(',') + 1 + headerCharacters);
  try {
    const text = atob(base64.slice(0, base64.length - (base64.length % 4)));
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Skips segments up to the start-of-frame marker. */
function readJpegSize(view: DataView): { width: number; height: number } | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}
