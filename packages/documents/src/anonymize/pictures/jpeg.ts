import { concatBytes, hasAscii } from './bytes.ts';
import { createExif, readOrientation } from './orientation.ts';

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
  const segments: Uint8Array[] = [];
  let orientation = 1;
  let offset = 2;
  while (offset < bytes.length) {
    const segment = readSegment(bytes, offset);
    if (!segment) return null;
    const { marker, start, end } = segment;
    if (marker === 0xe1 && hasAscii(bytes, start + 4, exifHead))
      orientation = readOrientation(bytes.subarray(start + 4 + exifHead.length, end));
    if (isKept(bytes, segment)) segments.push(bytes.subarray(start, end));
    if (marker === endOfPicture) break;
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
  for (let offset = from; offset + 1 < bytes.length; offset++) {
    if (bytes[offset] !== 0xff) continue;
    const next = bytes[offset + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return offset;
  }
  return bytes.length;
}

/** After the JFIF segment, which is the first if present. */
function setOrientation(segments: readonly Uint8Array[], orientation: number): Uint8Array[] {
  const exif = createExif(orientation);
  if (!exif) return [...segments];
  const head = new TextEncoder().encode(exifHead);
  const length = 2 + head.length + exif.length;
  const segment = concatBytes([Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), head, exif]);
  const offset = segments[0]?.[1] === 0xe0 ? 1 : 0;
  return segments.toSpliced(offset, 0, segment);
}
