import type { GradeMark, SubmissionStatus } from '@redraft/contracts';

/** What is to be known of a last step beside its grade. */
export function markOf({
  status,
  hasException,
}: {
  status: SubmissionStatus;
  /** One that was not used yet. */
  hasException: boolean;
}): GradeMark {
  if (hasException || status === 'SUBMITTED_EXCEPTION') return 'excused';
  if (status === 'SUBMITTED_LATE') return 'late';
  return status === 'MISSED' ? 'missed' : null;
}
