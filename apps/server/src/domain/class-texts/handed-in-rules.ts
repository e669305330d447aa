import type { OwnedSubmission } from '@redraft/contracts';
import { isSubmitted } from '../submissions/index.ts';

/** Whether the final text is handed in: it counts as handed in while an exception allows resubmission. */
export function isTextHandedIn({ draftSubmissions }: Pick<OwnedSubmission, 'draftSubmissions'>): boolean {
  return draftSubmissions.some((draft) => draft.draftType === 'FINAL' && isSubmitted(draft.status));
}
