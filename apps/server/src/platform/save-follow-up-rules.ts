import type { FileId } from '@redraft/contracts';

/** Whoever pauses this long has likely ended a sentence. */
const quietMs = 3000;
/** Whoever does not pause has pages fold a few saves on top meanwhile. */
const maxDelayMs = 20_000;

/** Files that were saved, by the first and the last save that was not followed yet; milliseconds. */
export type SavedFiles = Map<FileId, { first: number; last: number }>;

export function noteSave(files: SavedFiles, fileId: FileId, now: number): void {
  files.set(fileId, { first: files.get(fileId)?.first ?? now, last: now });
}

/**
 * Those that are worth following now: once they rest, or in any case after a while. No more than so many, the ones that were saved
 * last before the others: somebody may look at them.
 */
export function takeDue(files: SavedFiles, limit: number, now: number): FileId[] {
  const due = [...files]
    .filter(([, { first, last }]) => now - last >= quietMs || now - first >= maxDelayMs)
    .toSorted(([, one], [, other]) => other.last - one.last)
    .slice(0, limit);
  for (const [fileId] of due) files.delete(fileId);
  return due.map(([fileId]) => fileId);
}
