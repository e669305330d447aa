import type { FeedbackItem, ReadSubmission, SentFeedback } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readSubmissionQuery, useMergeSubmission } from '../../domain/submissions/index.ts';
import { isEditConflict, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { addFeedback, saveFeedback } from './feedback-calls.ts';

export function useAddFeedback({ submissionId }: ReadSubmission) {
  const { t } = useTranslation('feedback');
  const merge = useMergeSubmission();
  return useAction({
    mutationFn: (feedback: Pick<SentFeedback, 'comment' | 'draftId'>) =>
      addFeedback({ submissionId, ...feedback }),
    onSuccess: (submission) => {
      merge(submission);
      notify(t('sent'));
    },
  });
}

/** Saves the whole list, based on the version shown; on a conflict, shows the other window's list. */
export function useSaveFeedback({ submissionId }: ReadSubmission) {
  const { t } = useTranslation('feedback');
  const client = useQueryClient();
  const merge = useMergeSubmission();
  return useAction({
    mutationFn: ({ list, version }: { list: readonly SentFeedback[]; version: number }) =>
      saveFeedback({ submissionId, feedbacks: [...list], version }),
    meta: { showsOwnError: true },
    onSuccess: merge,
    onError: (error) => {
      const isConflict = isEditConflict(error);
      notify(isConflict ? t('conflict') : messageOf(error), { kind: isConflict ? 'warning' : 'error' });
      void client.invalidateQueries({ queryKey: readSubmissionQuery(submissionId).queryKey });
    },
  });
}

export const toSentFeedback = ({ id, comment, draftId }: FeedbackItem): SentFeedback => ({
  id,
  comment,
  draftId,
});
