import type { ReadSubmission, SubmissionId } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readSubmissionQuery,
  submissionPrefetchQuery,
  useMergeSubmission,
} from '../../domain/submissions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { isGradeConflict } from '../grade-book/index.ts';
import { setAlternateGrade, setGrade } from './reader-calls.ts';
import { positionsKey } from './use-reading-queue.ts';

export function useReader(id: SubmissionId) {
  const { t } = useTranslation('grading');
  const client = useQueryClient();
  // The next text is shown from prefetched data; otherwise the page stays until it is loaded.
  const query = useQuery({
    ...readSubmissionQuery(id),
    placeholderData: (previous: ReadSubmission | undefined) =>
      client.getQueryData<ReadSubmission>(submissionPrefetchQuery(id).queryKey) ?? previous,
  });
  const { error } = query;
  // Shows a snackbar if loading fails.
  useEffect(() => {
    if (error !== null) notify(messageOf(error) || t('loadFailed'), { kind: 'error' });
  }, [error, t]);
  return query;
}

export type GradeChange = { kind: 'numeric'; grade: number } | { kind: 'letter'; grade: string };

/**
 * Grading does not change the text: it stays open with caret, scroll position and focus. Only the positions in the queue are refetched, so that moving on to
 * the next text is not delayed.
 */
export function useGrade(submission: ReadSubmission) {
  const { submissionId: id, gradeType } = submission;
  const { t } = useTranslation('grading');
  const merge = useMergeSubmission('none');
  const client = useQueryClient();
  // Only if the user saw that the text is not submitted and confirmed; otherwise the server rejects it.
  const unsubmitted = gradeType === 'NONE';
  return useAction({
    mutationFn: (change: GradeChange) =>
      change.kind === 'numeric'
        ? setGrade({ id, grade: change.grade, previousGrade: submission.grade, unsubmitted })
        : setAlternateGrade({
            id,
            grade: change.grade,
            previousGrade: submission.alternateGrade ?? '',
            unsubmitted,
          }),
    meta: { showsOwnError: true },
    onSuccess: (graded) => {
      merge(graded);
      void client.invalidateQueries({ queryKey: positionsKey });
      notify(t('grade.updated'));
    },
    onError: (error) => {
      if (isGradeConflict(error)) void client.invalidateQueries(readSubmissionQuery(id));
      else notify(t('failed'), { kind: 'error', detail: messageOf(error) });
    },
  });
}
