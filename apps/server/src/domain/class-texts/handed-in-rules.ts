import type { OwnedSubmission } from '@redraft/contracts';
import { isSubmitted } from '../submissions/index.ts';

/** Whether the final text is: what is handed in stands while an exception lets it be handed in again. */
export function isTextHandedIn({ draftSubmissions }: Pick<OwnedSubmission, 'draftSubmissions'>): boolean {
  return draftSubmissions.some((draft) => draft.draftType === 'FINAL' && isSubmitted(draft.status));
}
