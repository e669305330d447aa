import type { ZipCodec } from './codec.ts';
import { DocumentError } from './errors.ts';

/**
 * Reads the central directory of a zip. Every claim of a hostile file is checked before memory is allocated: number of entries, sizes, ratio,
 * overlapping entries, offsets beyond the end.
 */
export interface ZipLimits {
  maxBytes: number;
  maxEntries: number;
  maxInflated: number;
  /** Maximum compression ratio of one entry; checked only above `ratioFloor` bytes. */
  maxRatio: number;
}

export const defaultZipLimits: ZipLimits = {
  maxBytes: 50 * 1024 * 1024,
  maxEntries: 4096,
  maxInflated: 256 * 1024 * 1024,
  // Deflate reaches at most 1032:1; real office XML stays below 60:1.
  maxRatio: 200,
};

/** Small repetitive parts are harmless and do occur (an empty styles part). */
const ratioFloor = 1024 * 1024;

export interface ZipEntry {
  name: string;
  method: 'stored' | 'deflated';
  crc: number;
  size: number;
  /** The compressed bytes: a view on the file, not a copy. */
  data: Uint8Array;
}

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const maxComment = 0xffff;
const utf8 = new TextDecoder();

/** The entries of a zip file, in the order of its directory (docs/save-path.md). */
export function readZip(bytes: Uint8Array, limits: ZipLimits = defaultZipLimits): ZipEntry[] {
  if (bytes.length > limits.maxBytes) {
    throw new DocumentError('too_large', `${bytes.length} bytes, at most ${limits.maxBytes}`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0, true) !== localSignature) {
    throw new DocumentError('not_a_zip', 'No local file header at the start');
  }
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  if (count > limits.maxEntries) throw new DocumentError('zip_bomb', `${count} entries`);
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let inflated = 0;
  let compressed = 0;
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry({ bytes, view, offset, end });
    offset = next;
    if (entry.name.endsWith('/') && entry.size === 0) continue;
    if (names.has(entry.name)) throw new DocumentError('malformed', `Two entries named ${entry.name}`);
    names.add(entry.name);
    inflated += entry.size;
    compressed += entry.data.length;
    checkSize({ entry, inflated, compressed, limits, fileSize: bytes.length });
    entries.push(entry);
  }
  return entries;
}

function checkSize(check: {
  entry: ZipEntry;
  inflated: number;
  compressed: number;
  limits: ZipLimits;
  fileSize: number;
}): void {
  const { entry, limits } = check;
  if (check.inflated > limits.maxInflated)
    throw new DocumentError('zip_bomb', `${check.inflated} bytes inflated`);
  if (isBomb(entry, limits)) {
    throw new DocumentError('zip_bomb', `${entry.name} inflates ${entry.data.length} to ${entry.size} bytes`);
  }
  // Entries that share their bytes are another kind of zip bomb.
  if (check.compressed > check.fileSize) throw new DocumentError('zip_bomb', 'Overlapping entries');
}

/** Whether an entry inflates to more than a real document part. */
export function isBomb({ size, data }: Pick<ZipEntry, 'size' | 'data'>, limits: ZipLimits): boolean {
  return size > ratioFloor && size > data.length * limits.maxRatio;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endSize - maxComment);
  for (let offset = view.byteLength - endSize; offset >= lowest; offset--) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  throw new DocumentError('truncated', 'No end of central directory');
}

function readEntry(at: { bytes: Uint8Array; view: DataView; offset: number; end: number }): {
  entry: ZipEntry;
  next: number;
} {
  const { bytes, view, offset, end } = at;
  if (offset + 46 > end || view.getUint32(offset, true) !== centralSignature) {
    throw new DocumentError('truncated', 'The central directory is damaged');
  }
  const flags = view.getUint16(offset + 8, true);
  const method = view.getUint16(offset + 10, true);
  const compressedSize = view.getUint32(offset + 20, true);
  const size = view.getUint32(offset + 24, true);
  const nameEnd = offset + 46 + view.getUint16(offset + 28, true);
  const next = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  const local = view.getUint32(offset + 42, true);
  if (next > end) throw new DocumentError('truncated', 'The central directory is damaged');
  const name = utf8.decode(bytes.subarray(offset + 46, nameEnd));
  if (flags & 1) throw new DocumentError('wrong_type', 'An encrypted file');
  if (method !== 0 && method !== 8)
    throw new DocumentError('malformed', `Compression method ${method} of ${name}`);
  if (local + 30 > end || view.getUint32(local, true) !== localSignature) {
    throw new DocumentError('truncated', `${name} is missing`);
  }
  if (!hasSameName(bytes, { local, from: offset + 46, to: nameEnd }))
    throw new DocumentError('malformed', `${name} has another name in front of its bytes`);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + compressedSize > end) throw new DocumentError('truncated', `${name} ends beyond the file`);
  const entry: ZipEntry = {
    name,
    method: method === 0 ? 'stored' : 'deflated',
    crc: view.getUint32(offset + 16, true),
    size,
    data: bytes.subarray(start, start + compressedSize),
  };
  if (entry.method === 'stored' && size !== compressedSize)
    throw new DocumentError('malformed', `Size of ${name}`);
  return { entry, next };
}

/** Programs read the name from the directory or from the local header: both must be equal, so that what was checked is what is opened. */
function hasSameName(bytes: Uint8Array, offset: { local: number; from: number; to: number }): boolean {
  const length = offset.to - offset.from;
  if (bytes[offset.local + 26] !== (length & 0xff) || bytes[offset.local + 27] !== length >> 8) return false;
  for (let index = 0; index < length; index++) {
    if (bytes[offset.local + 30 + index] !== bytes[offset.from + index]) return false;
  }
  return true;
}

/** The content of one entry, verified by size and CRC. */
export function inflateEntry(entry: ZipEntry, codec: ZipCodec): Uint8Array {
  const content = entry.method === 'stored' ? entry.data : inflateChecked(entry, codec);
  if (content.length !== entry.size || codec.crc32(content) !== entry.crc) {
    throw new DocumentError('malformed', `${entry.name} does not match its checksum`);
  }
  return content;
}

function inflateChecked(entry: ZipEntry, codec: ZipCodec): Uint8Array {
  try {
    return codec.inflateRaw(entry.data, entry.size);
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new DocumentError('zip_bomb', `${entry.name} is larger than it says`, { cause });
    throw new DocumentError('malformed', `${entry.name} cannot be inflated`, { cause });
  }
}
