import { docxTextParts } from '@redraft/documents';
import type { FileState } from './file-state.ts';
import type { OpenedSave } from './opened-save.ts';

/** Bytes of changed parts, before and after, that are inflated and read within 5 ms, and within 50 ms by a process that has just started. */
export const smallChangeBytes = 1024 * 1024;
/** A file that is hashed within 10 ms. */
export const smallFileBytes = 8 * 1024 * 1024;
/** A main part that native code inflates, compares and hashes within 20 ms: a book of a thousand pages. */
export const maxPartialPartBytes = 6 * 1024 * 1024;
/** Bytes between the common prefix and suffix: read within 5 ms. */
export const maxPartialSpan = 256 * 1024;
/** Each is inflated, hashed and recorded separately. */
export const maxSmallChanges = 200;
const maxPartialBlocks = 30_000;

/**
 * Whether a save may be a small change in a large, fully known document: then only the change is read, however large the rest is. The other changed
 * parts must be small.
 */
export function canReadPartially(
  state: FileState,
  save: { bytes: Uint8Array },
  { entries, changed }: Pick<OpenedSave, 'entries' | 'changed'>,
): boolean {
  const main = entries.get(docxTextParts.document);
  if (!main || !state.docx || !state.cleanParts?.local.has(main.name) || !state.contents.has(main.name))
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
