import type { ClassId } from '@redraft/contracts';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { addToReviewList } from '../peer-review-calls.ts';
import type { Candidate } from './candidates.ts';

/** Starts the review of a text; resolves when the class page is updated. */
export function useAddToReviews(classId: ClassId) {
  const refresh = useRefreshClass(classId);
  return useAction({
    mutationFn: ({ assignmentId, item, draft }: Candidate) =>
      addToReviewList({
        revieweeId: item.studentId,
        assignmentId,
        submissionId: item.submissionItem.submissionId,
        draftId: draft.draftId,
      }),
    meta: { showsOwnError: true },
    onSuccess: refresh,
    onError: (error) => {
      notify(messageOf(error), { kind: 'error' });
      // Refetch, so that texts that are no longer available disappear.
      void refresh();
    },
  });
}
