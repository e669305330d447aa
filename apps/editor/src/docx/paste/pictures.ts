import type { PastedPicture } from './blocks.ts';

/** Embedded picture data; no other source may be shown or stored. SVG is excluded because it can contain scripts. */
const embedded = /^data:image\/(png|jpeg|gif|webp|bmp);base64,[a-z0-9+/]+=*$/i;

export function embeddedSource(source: string | null): string | null {
  const compact = (source ?? '').replace(/\s+/g, '');
  return embedded.test(compact) ? compact : null;
}

/** The displayed size of an embedded picture, or its intrinsic size. */
export function pictureOf(element: Element, src: string): PastedPicture {
  const own = sizeOf(src);
  const width = pixels(element.getAttribute('width')) ?? own?.width ?? null;
  const height = pixels(element.getAttribute('height')) ?? own?.height ?? null;
  return { src, alt: element.getAttribute('alt') ?? '', width, height };
}

/** Tracking pixels. */
export function isTracker(element: Element): boolean {
  const [width, height] = [pixels(element.getAttribute('width')), pixels(element.getAttribute('height'))];
  return (width !== null && width <= 2) || (height !== null && height <= 2);
}

function pixels(value: string | null): number | null {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) && number > 0 ? Math.round(number) : null;
}

/** The size is in the first bytes; this covers the headers of every format except a JPEG with a large preview. */
const headerCharacters = 88_000;

export function sizeOf(src: string): { width: number; height: number } | null {
  const bytes = firstBytes(src);
  if (bytes === null) return null;
  const view = new DataView(bytes.buffer);
  const at = (offset: number): number => bytes[offset] ?? 0;
  if (at(0) === 0x89 && at(1) === 0x50 && bytes.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (at(0) === 0x47 && at(1) === 0x49 && bytes.length >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (at(0) === 0xff && at(1) === 0xd8) return sizeOfJpeg(view);
  return null;
}

function firstBytes(src: string): Uint8Array<ArrayBuffer> | null {
  const base64 = src.slice(src.indexOf(',') + 1, src.indexOf(',') + 1 + headerCharacters);
  try {
    const text = atob(base64.slice(0, base64.length - (base64.length % 4)));
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Skips segments up to the start-of-frame marker. */
function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}
