import { addCalendarDays } from '@redraft/calendar';
import type { ReadSubmission } from '@redraft/contracts';

type DraftSubmission = ReadSubmission['deadlineSubmissions'][number];

/** Which actions on a text are possible in its current state; the server decides about permissions. */
export function listActions(
  submission: Pick<
    ReadSubmission,
    'gradeType' | 'isWriteable' | 'grade' | 'alternateGrade' | 'deadlineSubmissions'
  >,
): { finalize: boolean; reopen: boolean; submit: boolean; endCommenting: boolean } {
  const isHandedIn = submission.gradeType !== 'NONE';
  return {
    finalize: !isHandedIn,
    reopen: isHandedIn || !submission.isWriteable,
    submit: submission.grade === -1 && !submission.alternateGrade,
    endCommenting: submission.deadlineSubmissions.some(hasNoComments),
  };
}

/** A submitted draft whose commented version is not stored yet. */
export function hasNoComments({
  date,
  commentedFiles,
}: Pick<DraftSubmission, 'date' | 'commentedFiles'>): boolean {
  return date !== null && commentedFiles.length === 0;
}

const minuteMs = 60_000;

/** An extension must be in the future and after the draft's deadline: the first such whole minute, which can be typed. */
export function earliestEnd(draftDeadline: string, now: number): string {
  const end = Math.max(now, Date.parse(draftDeadline));
  return new Date(Math.ceil(end / minuteMs) * minuteMs).toISOString();
}

/** The given number of days after the earliest end, at the same local time in the class's zone. */
export function endAfter(earliest: string, days: number, zone: string): string {
  const end = addCalendarDays(Date.parse(earliest), days, zone);
  return new Date(Math.ceil(end / minuteMs) * minuteMs).toISOString();
}
