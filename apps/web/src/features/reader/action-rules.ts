import { addCalendarDays } from '@redraft/calendar';
import type { ReadSubmission } from '@redraft/contracts';

type DraftSubmission = ReadSubmission['deadlineSubmissions'][number];

/** Which actions on a text make sense now; whether somebody may do any of them is the server's word. */
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
    endCommenting: submission.deadlineSubmissions.some(lacksComments),
  };
}

/** A draft that is handed in and whose commented version is not kept yet. */
export function lacksComments({
  date,
  commentedFiles,
}: Pick<DraftSubmission, 'date' | 'commentedFiles'>): boolean {
  return date !== null && commentedFiles.length === 0;
}

const minuteMs = 60_000;

/** An exception gives time from now on, and more than the deadline of its draft does: the first whole minute, which can be typed. */
export function earliestEnd(draftDeadline: string, now: number): string {
  const end = Math.max(now, Date.parse(draftDeadline));
  return new Date(Math.ceil(end / minuteMs) * minuteMs).toISOString();
}

/** So many days after the earliest end, at the same time of the day on the clock of the class. */
export function endAfter(earliest: string, days: number, zone: string): string {
  const end = addCalendarDays(Date.parse(earliest), days, zone);
  return new Date(Math.ceil(end / minuteMs) * minuteMs).toISOString();
}
