import type { FileId } from '@redraft/contracts';
import type { ChangeWindow, OfficeKind } from '@redraft/documents';
import { loadLogTo } from './history.ts';
import { readLog } from './read-log.ts';
import type { SavedFileChange } from './replay-file-changes.ts';

/** Versions per query, whose records are in memory at once. */
const versionsPerQuery = 64;

/**
 * What changed in versions of a spreadsheet, presentation or drawing, as cells or pages. As many of the requested versions, from the first one on, as
 * can be read within a second or two; none only if there are none.
 */
export async function readFileChanges(
  id: FileId,
  requested: { kind: OfficeKind; first: number; last: number; window: ChangeWindow },
): Promise<SavedFileChange[]> {
  const { kind, first, window } = requested;
  let last = Math.min(requested.last, first + versionsPerQuery - 1);
  for (;;) {
    const log = await loadLogTo(id, last, { parts: true });
    const start = log.chunks[0]?.first_seq ?? log.tail[0]?.seq ?? Number.POSITIVE_INFINITY;
    if (start <= first) return readLog('fileChanges', { kind, log, first, window });
    // A whole keyframe lies between: the versions before it are read from an earlier one.
    if (start > last) return [];
    last = start - 1;
  }
}
