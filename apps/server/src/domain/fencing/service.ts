import type { SubmissionId } from '@redraft/contracts';
import { notifyAccess } from '../../platform/notify.ts';
import { fenceFiles } from '../revisions/index.ts';
import { scheduleDeadlineCheck } from './deadline-check-queries.ts';
import { listFilesOf, listReviewFilesOf, lockSubmissions, type TextScope } from './queries.ts';

export type { TextScope } from './queries.ts';

/**
 * To be called in the transaction that changes what may be done with texts, before it decides: holds them until its
 * end. Whatever was saved in them before is in the log now; whatever comes later waits, and looks again whether it may.
 * Open editors are told to look again too, and so is the sweep of deadlines. Reviews by and of these students are held with
 * them. Gives the submissions that there are.
 *
 * Locks are always taken in this order: class, enrolment, assignment, its files, submissions, files, drafts and steps,
 * the editor's lock, versions (docs/decisions/0025).
 */
export async function fenceTexts(scope: TextScope): Promise<SubmissionId[]> {
  const ids = await lockSubmissions(scope);
  await fenceFiles([...(await listFilesOf(ids)), ...(await listReviewFilesOf(ids, scope))]);
  await scheduleDeadlineCheck(ids);
  await notifyAccess(scope);
  return ids;
}
