import type { ClassSubmission } from '@redraft/contracts';

const handedIn = [
  'SUBMITTED',
  'SUBMITTED_AUTO',
  'SUBMITTED_EXCEPTION',
  'SUBMITTED_INSTRUCTOR',
  'SUBMITTED_LATE',
];

type Draft = ClassSubmission['draftSubmissions'][number];

/** The draft that a text has come to while its last step is open; null where the status of the whole says all there is. */
export function findDraftReached({
  status,
  draftSubmissions,
}: Pick<ClassSubmission, 'status' | 'draftSubmissions'>): Draft | null {
  if (status !== 'NONE') return null;
  return (
    draftSubmissions.findLast(
      (draft) => draft.draftType === 'DRAFT' && handedIn.includes(String(draft.status)),
    ) ?? null
  );
}
