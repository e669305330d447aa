import type { FileId } from '@redraft/contracts';

/** A pause this long likely marks the end of a sentence. */
const quietMs = 3000;
/** If the writer does not pause, pages fold the few saves since then themselves. */
const maxDelayMs = 20_000;

/** Saved files that have not been followed up: first and latest save, in milliseconds. */
export type SavedFiles = Map<FileId, { first: number; last: number }>;

export function noteSave(files: SavedFiles, fileId: FileId, now: number): void {
  files.set(fileId, { first: files.get(fileId)?.first ?? now, last: now });
}

/**
 * Takes the files that are due: those without saves for a while, or waiting for too long. At most `limit`, the most recently saved first, since users
 * may be looking at them.
 */
export function takeDue(files: SavedFiles, limit: number, now: number): FileId[] {
  const dueFiles = [...files]
    .filter(([, { first, last }]) => now - last >= quietMs || now - first >= maxDelayMs)
    .toSorted(([, one], [, other]) => other.last - one.last)
    .slice(0, limit);
  for (const [fileId] of dueFiles) files.delete(fileId);
  return dueFiles.map(([fileId]) => fileId);
}
