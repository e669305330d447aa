import {
  DocumentError,
  type DocxText,
  readDocx,
  readZip,
  type ZipCodec,
  type ZipEntry,
} from '@redraft/documents';
import { zipCodec } from '../codecs.ts';
import type { FileBasis, FileState } from './file-state.ts';
import { hasTrackedText } from './plan-docx.ts';

/** The state with all that can be read from the file itself. */
export function openState(basis: FileBasis): FileState {
  const state = openWithoutText(basis);
  return { ...state, docx: basis.seq >= 0 && hasTrackedText(basis.kind) ? readTextOf(state.entries) : null };
}

/** The same for a single save: it takes less to read the text after it than the one before it and what has changed. */
export function openWithoutText(basis: FileBasis): FileState {
  const entries = new Map(
    basis.seq < 0 ? [] : readZip(basis.kept).map((entry) => [entry.name, entry] as const),
  );
  return { ...basis, entries, contents: new Map(), docx: null, clean: null, reread: null };
}

/** Null for a file that was taken before what is not well formed was refused. */
export function readTextOf(
  entries: ReadonlyMap<string, ZipEntry>,
  codec: ZipCodec = zipCodec,
): DocxText | null {
  try {
    return readDocx([...entries.values()], codec);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
