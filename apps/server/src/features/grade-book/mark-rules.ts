import type { GradeMark, SubmissionStatus } from '@redraft/contracts';

/** The status of a final text besides its grade. */
export function markOf({
  status,
  hasException,
}: {
  status: SubmissionStatus;
  /** An exception that was not used yet. */
  hasException: boolean;
}): GradeMark {
  if (hasException || status === 'SUBMITTED_EXCEPTION') return 'excused';
  if (status === 'SUBMITTED_LATE') return 'late';
  return status === 'MISSED' ? 'missed' : null;
}
