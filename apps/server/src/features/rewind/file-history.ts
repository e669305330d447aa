import type { FileChanges, FileHistory } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadMetrics } from '../../domain/analytics/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { latestSeqAtOrBefore, readFileChanges } from '../../domain/revisions/index.ts';
import { loadWork } from '../../domain/submissions/index.ts';
import { loadForFileHistory, type RequestedFile } from './access.ts';
import { presentHistory, presentSaves } from './file-history-present.ts';

/** When a file was written. */
export async function readHistory(
  actor: Actor,
  requested: RequestedFile & { time?: string | undefined },
  now: Date,
): Promise<FileHistory> {
  const { submission, fileId, kind, saves } = await loadForFileHistory(actor, requested, now);
  const isMain = fileId === submission.main_file_id;
  const { time } = requested;
  const [{ time_zone: timezone }, measures, steps, asked] = await Promise.all([
    selectClass(submission.class_id),
    loadMetrics(fileId),
    isMain ? loadWork(submission).then((work) => work.steps) : [],
    time === undefined ? null : latestSeqAtOrBefore(fileId, new Date(time)),
  ]);
  return presentHistory({ kind, timezone, saves, asked, measures, steps });
}

/** Enough for a list of saves; a save with more changes is read further by itself. */
const changesPerSave = 30;
const changesOfOneSave = 200;

/** What changed in some saves. */
export async function readChanges(
  actor: Actor,
  requested: RequestedFile & { first: number; last: number; from?: number | undefined },
  now: Date,
): Promise<FileChanges> {
  const { submission, fileId, officeKind, saves } = await loadForFileHistory(actor, requested, now);
  const { first, from = 0 } = requested;
  const last = Math.min(requested.last, saves);
  if (first > last) return { saves: [], next: null };
  const count = first === last ? changesOfOneSave : changesPerSave;
  const changed = await readFileChanges(fileId, { kind: officeKind, first, last, window: { from, count } });
  const reached = changed.at(-1)?.seq ?? last;
  return { saves: await presentSaves(changed, submission), next: reached < last ? reached + 1 : null };
}
