import { defaultZipLimits, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import Papa from 'papaparse';
import { isOneRoster, type NamedTable, type ReadImport, readOneRoster, readTable } from './rows-rules.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

const mebibyte = 1024 * 1024;
const zipLimits = { ...defaultZipLimits, maxBytes: 10 * mebibyte, maxInflated: 64 * mebibyte };
/** Of a table: more than any school has. */
const maxLines = 60_000;
/** The files of OneRoster that are imported. */
const requested = /^(users|classes|enrollments|orgs|manifest)\.csv$/i;

/** Null for an unknown format; runs in a worker thread. */
export default function read({ files }: { files: SentFile[] }): ReadImport | null {
  const tables = files.flatMap(filesIn).map(tableOf);
  const [first] = tables;
  if (first === undefined) return null;
  if (isOneRoster(tables)) return readOneRoster(tables);
  const names = first.cells[0]?.map((name) => name.trim().toLowerCase()) ?? [];
  return tables.length === 1 && names.includes('email') ? readTable(first) : null;
}

/** The files in a zip, from any folder; any other file by itself. */
function filesIn(file: SentFile): SentFile[] {
  const isZip = file.bytes[0] === 0x50 && file.bytes[1] === 0x4b;
  if (!isZip) return [file];
  return readZip(file.bytes, zipLimits).flatMap((entry) => {
    const name = entry.name.split('/').at(-1) ?? '';
    return requested.test(name) ? [{ name, bytes: inflateEntry(entry, fflateCodec) }] : [];
  });
}

function tableOf({ name, bytes }: SentFile): NamedTable {
  const { data } = Papa.parse<string[]>(textOf(bytes), { preview: maxLines, skipEmptyLines: false });
  return { name: name.split(/[\\/]/).at(-1) ?? name, cells: data };
}

/** Decodes UTF-8, else Windows-1252, which spreadsheet programs in western Europe write. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw cause;
  }
}
