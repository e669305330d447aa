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

/** Completes the state with everything that can be read from the file. */
export function openState(basis: FileBasis): FileState {
  const state = openWithoutText(basis);
  return { ...state, docx: basis.seq >= 0 && hasTrackedText(basis.kind) ? readTextOf(state.entries) : null };
}

/** For a single save: reading only the text after it is cheaper than reading the one before and the change. */
export function openWithoutText(basis: FileBasis): FileState {
  const entries = new Map(
    basis.seq < 0 ? [] : readZip(basis.storedBody).map((entry) => [entry.name, entry] as const),
  );
  return { ...basis, entries, contents: new Map(), docx: null, cleanParts: null, pendingReread: null };
}

/** Null for a file stored before malformed documents were refused. */
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
