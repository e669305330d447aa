import type { ClassSubmission } from '@redraft/contracts';

const submittedStatuses = [
  'SUBMITTED',
  'SUBMITTED_AUTO',
  'SUBMITTED_EXCEPTION',
  'SUBMITTED_INSTRUCTOR',
  'SUBMITTED_LATE',
];

type Draft = ClassSubmission['draftSubmissions'][number];

/** The draft that was reached while the last step is open; null if the overall status already says so. */
export function findDraftReached({
  status,
  draftSubmissions,
}: Pick<ClassSubmission, 'status' | 'draftSubmissions'>): Draft | null {
  if (status !== 'NONE') return null;
  return (
    draftSubmissions.findLast(
      (draft) => draft.draftType === 'DRAFT' && submittedStatuses.includes(String(draft.status)),
    ) ?? null
  );
}
