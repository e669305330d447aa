import type { ZipCodec } from './codec.ts';
import { defaultZipLimits, isBomb, type ZipEntry } from './zip-read.ts';

const utf8 = new TextEncoder();
// 1980-01-01: a fixed date, so that equal parts give equal files.
const dosDate = 0x0021;
const utf8Names = 0x0800;

/** Prepares a part for writing: `mimetype`, incompressible parts, and parts that would be rejected as a bomb, are stored uncompressed. */
export function packEntry(options: {
  name: string;
  content: Uint8Array;
  codec: ZipCodec;
  store?: boolean;
}): ZipEntry {
  const { name, content, codec } = options;
  const crc = codec.crc32(content);
  const stored: ZipEntry = { name, method: 'stored', crc, size: content.length, data: content };
  if (options.store || name === 'mimetype') return stored;
  const data = codec.deflateRaw(content);
  const isTooCompressible = isBomb({ size: content.length, data }, defaultZipLimits);
  return data.length < content.length && !isTooCompressible
    ? { ...stored, method: 'deflated', data }
    : stored;
}

/** Writes a zip from packed entries; compressed data is copied. Same entries, same bytes. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const names = entries.map((entry) => utf8.encode(entry.name));
  let length = 22;
  entries.forEach((entry, index) => {
    length += 76 + 2 * (names[index]?.length ?? 0) + entry.data.length;
  });
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  const offsets: number[] = [];
  let offset = 0;
  entries.forEach((entry, index) => {
    const name = names[index] ?? new Uint8Array();
    offsets.push(offset);
    view.setUint32(offset, 0x04034b50, true);
    writeCommon(view, offset + 4, entry, name.length);
    bytes.set(name, offset + 30);
    bytes.set(entry.data, offset + 30 + name.length);
    offset += 30 + name.length + entry.data.length;
  });
  const directory = offset;
  entries.forEach((entry, index) => {
    const name = names[index] ?? new Uint8Array();
    view.setUint32(offset, 0x02014b50, true);
    view.setUint16(offset + 4, 20, true);
    writeCommon(view, offset + 6, entry, name.length);
    view.setUint32(offset + 42, offsets[index] ?? 0, true);
    bytes.set(name, offset + 46);
    offset += 46 + name.length;
  });
  view.setUint32(offset, 0x06054b50, true);
  view.setUint16(offset + 8, entries.length, true);
  view.setUint16(offset + 10, entries.length, true);
  view.setUint32(offset + 12, offset - directory, true);
  view.setUint32(offset + 16, directory, true);
  return bytes;
}

/** The header fields of a zip without ZIP64 have 16 bits for the number of entries and 32 bits for lengths. */
const maxEntries = 0xffff;
const maxBytes = 0xffffffff;

/** Streaming version for large archives: entry by entry, then the end. Throws beyond the limits of a zip without ZIP64. */
export function createZipWriter(): { add: (entry: ZipEntry) => Uint8Array[]; end: () => Uint8Array[] } {
  const directory: Uint8Array[] = [];
  let offset = 0;
  let directoryLength = 0;
  return {
    add: (entry) => {
      const name = utf8.encode(entry.name);
      const local = new Uint8Array(30 + name.length);
      const header = new Uint8Array(46 + name.length);
      const views = { local: new DataView(local.buffer), central: new DataView(header.buffer) };
      views.local.setUint32(0, 0x04034b50, true);
      writeCommon(views.local, 4, entry, name.length);
      local.set(name, 30);
      views.central.setUint32(0, 0x02014b50, true);
      views.central.setUint16(4, 20, true);
      writeCommon(views.central, 6, entry, name.length);
      views.central.setUint32(42, offset, true);
      header.set(name, 46);
      directory.push(header);
      directoryLength += header.length;
      offset += local.length + entry.data.length;
      if (directory.length > maxEntries || offset + directoryLength > maxBytes)
        throw new RangeError('More than a zip holds');
      return [local, entry.data];
    },
    end: () => {
      const last = new DataView(new ArrayBuffer(22));
      last.setUint32(0, 0x06054b50, true);
      last.setUint16(8, directory.length, true);
      last.setUint16(10, directory.length, true);
      last.setUint32(12, directoryLength, true);
      last.setUint32(16, offset, true);
      return [...directory, new Uint8Array(last.buffer)];
    },
  };
}

/** The 26 bytes common to local header and directory, from "version needed" on. */
function writeCommon(view: DataView, offset: number, entry: ZipEntry, nameLength: number): void {
  view.setUint16(offset, 20, true);
  view.setUint16(offset + 2, utf8Names, true);
  view.setUint16(offset + 4, entry.method === 'stored' ? 0 : 8, true);
  view.setUint16(offset + 8, dosDate, true);
  view.setUint32(offset + 10, entry.crc, true);
  view.setUint32(offset + 14, entry.data.length, true);
  view.setUint32(offset + 18, entry.size, true);
  view.setUint16(offset + 22, nameLength, true);
}
