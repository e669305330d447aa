import type { SubmissionId } from '@redraft/contracts';
import { notifyAccess } from '../../platform/notify.ts';
import { fenceFiles } from '../revisions/index.ts';
import { scheduleDeadlineCheck } from './deadline-check-queries.ts';
import { listFilesOf, listReviewFilesOf, lockSubmissions, type TextScope } from './queries.ts';

export type { TextScope } from './queries.ts';

/**
 * Call it in a transaction that changes permissions on texts, before it decides: locks the texts until its end. Saves before it are in the log; later
 * ones wait, and check their permission again. Open editors and the sweep of deadlines are told to check again too. Reviews by and of these students
 * are locked with them. Returns the existing submissions.
 *
 * Locks are always taken in this order: class, enrolment, assignment, its files, submissions, files, drafts and steps, the editor's lock, versions
 * (docs/decisions/0025).
 */
export async function fenceTexts(scope: TextScope): Promise<SubmissionId[]> {
  const ids = await lockSubmissions(scope);
  await fenceFiles([...(await listFilesOf(ids)), ...(await listReviewFilesOf(ids, scope))]);
  await scheduleDeadlineCheck(ids);
  await notifyAccess(scope);
  return ids;
}
