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
import { placesKey } from './use-reading-queue.ts';

export function useReader(id: SubmissionId) {
  const { t } = useTranslation('grading');
  const client = useQueryClient();
  // The neighbour is shown by what was loaded ahead; without that the page stays as it is until the next text is there.
  const query = useQuery({
    ...readSubmissionQuery(id),
    placeholderData: (shown: ReadSubmission | undefined) =>
      client.getQueryData<ReadSubmission>(submissionPrefetchQuery(id).queryKey) ?? shown,
  });
  const { error } = query;
  // Synchronises with the snackbars outside of the page.
  useEffect(() => {
    if (error !== null) notify(messageOf(error) || t('loadFailed'), { kind: 'error' });
  }, [error, t]);
  return query;
}

export type GradeChange = { kind: 'numeric'; grade: number } | { kind: 'letter'; grade: string };

/**
 * A grade changes nothing of the text: it stays open, with caret, scroll and focus where they are. Of what is shown beside it only the places among
 * the texts are loaded anew: whoever goes on to the next text does not wait for the rest.
 */
export function useGrade(submission: ReadSubmission) {
  const { submissionId: id, gradeType } = submission;
  const { t } = useTranslation('grading');
  const merge = useMergeSubmission('none');
  const client = useQueryClient();
  // Somebody who saw that the text is not handed in was asked; otherwise the server refuses what has changed since.
  const unsubmitted = gradeType === 'NONE';
  return useAction({
    mutationFn: (change: GradeChange) =>
      change.kind === 'numeric'
        ? setGrade({ id, grade: change.grade, replaces: submission.grade, unsubmitted })
        : setAlternateGrade({
            id,
            grade: change.grade,
            replaces: submission.alternateGrade ?? '',
            unsubmitted,
          }),
    meta: { ownError: true },
    onSuccess: (graded) => {
      merge(graded);
      void client.invalidateQueries({ queryKey: placesKey });
      notify(t('grade.updated'));
    },
    onError: (error) => {
      if (isGradeConflict(error)) void client.invalidateQueries(readSubmissionQuery(id));
      else notify(t('failed'), { kind: 'error', detail: messageOf(error) });
    },
  });
}
