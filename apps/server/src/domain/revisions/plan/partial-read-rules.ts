import { docxTextParts } from '@redraft/documents';
import type { FileState } from './file-state.ts';
import type { OpenedSave } from './opened-save.ts';

/** Bytes of changed parts, before and after, that are inflated and read in some 5 ms, and in 50 ms by a program that has just begun. */
export const smallChangeBytes = 1024 * 1024;
/** A file that is hashed in some 10 ms. */
export const smallFileBytes = 8 * 1024 * 1024;
/** A main part that is inflated, compared and hashed in some 20 ms, by what the platform does itself: a book of a thousand pages. */
export const maxPartialPartBytes = 6 * 1024 * 1024;
/** Between what both versions share at their ends: read in some 5 ms. */
export const maxPartialSpan = 256 * 1024;
/** Each is inflated, hashed and recorded by itself. */
export const maxSmallChanges = 200;
const maxPartialBlocks = 30_000;

/**
 * Whether a save may be one of few words in a large document, of which all is known: then only the change is read, however large the rest
 * is. The other parts that change are small.
 */
export function canReadPartially(
  state: FileState,
  save: { bytes: Uint8Array },
  { entries, changed }: Pick<OpenedSave, 'entries' | 'changed'>,
): boolean {
  const main = entries.get(docxTextParts.document);
  if (!main || !state.docx || !state.clean?.local.has(main.name) || !state.contents.has(main.name))
    return false;
  const others = changed.filter(({ name }) => name !== main.name);
  const size = others.reduce(
    (sum, { name, size: after }) => sum + after + (state.entries.get(name)?.size ?? 0),
    0,
  );
  if (save.bytes.length > smallFileBytes || changed.length > maxSmallChanges) return false;
  return (
    size <= smallChangeBytes &&
    main.size <= maxPartialPartBytes &&
    state.docx.blocks.length <= maxPartialBlocks
  );
}
