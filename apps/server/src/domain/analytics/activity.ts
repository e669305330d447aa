import {
  algorithmVersion,
  finishTimes,
  foldTime,
  noTime,
  type TimeState,
  type WritingTimes,
} from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { listChangesAfter, type SaveChange } from '../revisions/index.ts';
import { listActivity, upsertActivity } from './queries.ts';

interface Folded {
  state: TimeState;
  seq: number;
}

/** Writing times of many files: what is stored, and folded on top of it what was saved since. */
export async function activityOfFiles(fileIds: readonly FileId[]): Promise<Map<FileId, WritingTimes>> {
  const stored = await listActivity(fileIds, algorithmVersion);
  const known = new Map(fileIds.map((fileId) => [fileId, stored.get(fileId)?.seq ?? 0]));
  const changes = await listChangesAfter(known);
  return new Map(
    fileIds.map((fileId) => {
      const { state } = foldOn(stored.get(fileId) ?? nothingYet, changes.get(fileId) ?? []);
      return [fileId, finishTimes(state)];
    }),
  );
}

const nothingYet: Folded = { state: noTime, seq: 0 };

/** A save that changed formatting only is kept, but is no change save (docs/metrics.md#the-log). */
function foldOn(known: Folded, saves: readonly SaveChange[]): Folded {
  const changes = saves.filter((save) => save.insChars > 0 || save.delChars > 0);
  const state = changes.reduce((folded, save) => foldTime(folded, save.at), known.state);
  return { state, seq: saves.at(-1)?.seq ?? known.seq };
}

/** Folds on what came since and keeps it, so that pages have little left to fold. */
export async function storeActivity(fileId: FileId, now: Date): Promise<void> {
  const known = (await listActivity([fileId], algorithmVersion)).get(fileId) ?? nothingYet;
  const changes = await listChangesAfter(new Map([[fileId, known.seq]]));
  const folded = foldOn(known, changes.get(fileId) ?? []);
  if (folded.seq > known.seq) await upsertActivity({ fileId, ...folded }, algorithmVersion, now);
}
