import Papa from 'papaparse';
import { decodeText } from '../../platform/decode-text.ts';
import { type ImportRow, readTable } from './rows-rules.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** Maximum lines of a table: more than any school has people. */
const maxLines = 60_000;

/** Null for an unknown format; runs in a worker thread. */
export default function read({ name, bytes }: SentFile): ImportRow[] | null {
  const { data: cells } = Papa.parse<string[]>(decodeText(bytes), {
    preview: maxLines,
    skipEmptyLines: false,
  });
  const names = cells[0]?.map((header) => header.trim().toLowerCase()) ?? [];
  return names.includes('email') ? readTable({ name: name.split(/[\\/]/).at(-1) ?? name, cells }) : null;
}
