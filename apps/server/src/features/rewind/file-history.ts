import type { FileChanges, FileHistory } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadMetrics } from '../../domain/analytics/index.ts';
import { selectAssignment } from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { latestSeqAtOrBefore, readFileChanges } from '../../domain/revisions/index.ts';
import { isGradeShown, loadWork, showsAnalytics } from '../../domain/submissions/index.ts';
import { type FileOfHistory, loadForFileHistory, type RequestedFile } from './access.ts';
import { presentHistory, presentSaves } from './file-history-present.ts';

/** When a file was written. */
export async function readHistory(
  actor: Actor,
  requested: RequestedFile & { time?: string | undefined },
  now: Date,
): Promise<FileHistory> {
  const file = await loadForFileHistory(actor, requested, now);
  const { submission, fileId, kind, saves } = file;
  const isMain = fileId === submission.main_file_id;
  const { time } = requested;
  const [{ time_zone: timezone }, measures, steps, asked, showsTimes] = await Promise.all([
    selectClass(submission.class_id),
    loadMetrics(fileId),
    isMain ? loadWork(submission).then((work) => work.steps) : [],
    time === undefined ? null : latestSeqAtOrBefore(fileId, new Date(time)),
    mayReadTimes(file),
  ]);
  return presentHistory({ kind, timezone, saves, asked, measures, steps, showsTimes });
}

/** Times are figures, which the assignment shows to students or not. */
async function mayReadTimes({ submission, isOwn }: FileOfHistory): Promise<boolean> {
  if (!isOwn) return true;
  const { show_analytics: choice } = await selectAssignment(submission.assignment_id);
  return showsAnalytics(choice, isGradeShown(submission));
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
