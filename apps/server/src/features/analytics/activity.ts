import {
  algorithmVersion,
  finishTimes,
  foldTime,
  noTime,
  type TimeState,
  type WritingTimes,
} from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { headsOf, listSaves } from '../revisions/index.ts';
import { listActivity, upsertActivity } from './queries.ts';

export interface ActivitySummary extends WritingTimes {
  lastSaveAt: Date | null;
}

interface Folded {
  state: TimeState;
  seq: number;
}

/** Writing times of many files: what is stored, and folded on top of it what was saved since. */
export async function activityOfFiles(fileIds: readonly FileId[]): Promise<Map<FileId, ActivitySummary>> {
  const [stored, heads] = await Promise.all([listActivity(fileIds, algorithmVersion), headsOf(fileIds)]);
  const summaries = new Map<FileId, ActivitySummary>();
  for (const fileId of fileIds) {
    const head = heads.get(fileId);
    const known = stored.get(fileId) ?? { state: noTime, seq: 0 };
    const { state } = head && head.seq > known.seq ? await foldOn(fileId, known) : known;
    const lastSaveAt = head && head.seq > 0 ? head.modifiedAt : null;
    summaries.set(fileId, { ...finishTimes(state), lastSaveAt });
  }
  return summaries;
}

async function foldOn(fileId: FileId, known: Folded): Promise<Folded> {
  const { firstAt, lastSecond } = known.state;
  const range = firstAt === null ? {} : { from: new Date(firstAt + lastSecond * 1000) };
  const saves = (await listSaves(fileId, range)).filter((save) => save.seq > known.seq);
  // A save that changed formatting only is kept, but is no change save (spec 4 §0).
  const changes = saves.filter((save) => save.insChars > 0 || save.delChars > 0);
  const state = changes.reduce((folded, save) => foldTime(folded, save.at.getTime()), known.state);
  return { state, seq: saves.at(-1)?.seq ?? known.seq };
}

/** Folds on what came since and keeps it, so that pages have little left to fold. */
export async function storeActivity(fileId: FileId, now: Date): Promise<void> {
  const known = (await listActivity([fileId], algorithmVersion)).get(fileId) ?? { state: noTime, seq: 0 };
  const folded = await foldOn(fileId, known);
  if (folded.seq > known.seq) await upsertActivity({ fileId, ...folded }, algorithmVersion, now);
}
