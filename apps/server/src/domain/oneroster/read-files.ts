import { limits } from '@redraft/contracts';
import { defaultZipLimits, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import Papa from 'papaparse';
import { decodeText } from '../../platform/decode-text.ts';
import type { NamedTable } from './csv-rules.ts';
import { recordKinds } from './record-rules.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

export class TooManyRows extends Error {}

const mebibyte = 1024 * 1024;
const zipLimits = { ...defaultZipLimits, maxBytes: limits.oneRosterBytes, maxInflated: 128 * mebibyte };
/** Demographics, results and other files are not read, whatever an export contains. */
const read = new RegExp(`^(manifest|${recordKinds.join('|')})\\.csv$`, 'i');

/** The tables in the uploaded files, also those in a zip, from any folder. Called in a worker thread. */
export function readTablesOf(files: readonly SentFile[]): NamedTable[] {
  let left: number = limits.oneRosterRows;
  return files.flatMap(filesIn).map(({ name, bytes }) => {
    // The header is not counted as a row.
    const { data } = Papa.parse<string[]>(decodeText(bytes), { preview: left + 2, skipEmptyLines: false });
    left -= Math.max(0, data.length - 1);
    if (left < 0) throw new TooManyRows();
    return { name, cells: data };
  });
}

/** The number of bytes that distinguish a zip from a table. */
export const headLength = 2;

/** Whether the file is a zip or a table that is imported; of its bytes, the first `headLength` are enough. */
export function isRead({ name, bytes }: SentFile): boolean {
  return isZip(bytes) || read.test(baseName(name));
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function filesIn(file: SentFile): SentFile[] {
  const { name, bytes } = file;
  if (!isRead(file)) return [];
  if (!isZip(bytes)) return [{ name: baseName(name), bytes }];
  return readZip(bytes, zipLimits).flatMap((entry) => {
    const inner = baseName(entry.name);
    return read.test(inner) ? [{ name: inner, bytes: inflateEntry(entry, fflateCodec) }] : [];
  });
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
