import { concatBytes, hasAscii } from './bytes.ts';
import { createExif, readOrientation } from './orientation.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;
const app15 = 0xef;
const comment = 0xfe;
const exifHeader = 'Exif\0\0';

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Segment by segment (ITU-T T.81, annex B). Of the APP segments only those that affect the appearance stay; data after the end of the image
 * (previews, motion photos) is removed. Null if it cannot be parsed exactly.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const segments: Uint8Array[] = [];
  let orientation = 1;
  let offset = 2;
  while (offset < bytes.length) {
    const segment = readSegment(bytes, offset);
    if (!segment) return null;
    const { marker, start, end } = segment;
    if (marker === app1 && hasAscii(bytes, start + 4, exifHeader))
      orientation = readOrientation(bytes.subarray(start + 4 + exifHeader.length, end));
    if (isKept(bytes, segment)) segments.push(bytes.subarray(start, end));
    if (marker === endOfImage) break;
    offset = end;
    if (marker !== startOfScan) continue;
    offset = endOfScan(bytes, end);
    segments.push(bytes.subarray(end, offset));
  }
  return concatBytes([bytes.subarray(0, 2), ...setOrientation(segments, orientation)]);
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
  // TEM, EOI and the restart markers.
  const hasNoContent = marker === 0x01 || marker === endOfImage || (marker >= 0xd0 && marker <= 0xd7);
  if (hasNoContent) return { marker, start, end: start + 2 };
  const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
  const end = start + 2 + length;
  return length < 2 || end > bytes.length ? null : { marker, start, end };
}

function isKept(bytes: Uint8Array, { marker, start }: Segment): boolean {
  const isAppSegment = marker >= app0 && marker <= app15;
  if (!isAppSegment) return marker !== comment;
  if (marker === app0) return !hasAscii(bytes, start + 4, 'JFXX');
  if (marker === app2) return hasAscii(bytes, start + 4, 'ICC_PROFILE\0');
  return marker === app14 && hasAscii(bytes, start + 4, 'Adobe');
}

/** The next marker that is not part of the compressed data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let offset = from; offset + 1 < bytes.length; offset++) {
    if (bytes[offset] !== 0xff) continue;
    const next = bytes[offset + 1] ?? 0;
    // A stuffed zero byte, or a restart marker.
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return offset;
  }
  return bytes.length;
}

/** Inserts an Exif segment with only the orientation after the JFIF segment, which is the first if present. */
function setOrientation(segments: readonly Uint8Array[], orientation: number): Uint8Array[] {
  const exif = createExif(orientation);
  if (!exif) return [...segments];
  const head = new TextEncoder().encode(exifHeader);
  const length = 2 + head.length + exif.length;
  const segment = concatBytes([Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), head, exif]);
  const offset = segments[0]?.[1] === 0xe0 ? 1 : 0;
  return segments.toSpliced(offset, 0, segment);
}
