import type { CriterionScore, ReadSubmission } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readSubmissionQuery, useMergeSubmission } from '../../domain/submissions/index.ts';
import { hasStatus, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { gradeIn } from './cell-grade.ts';
import { scoreByRubric } from './grade-book-calls.ts';

export type ScoredSubmission = Pick<
  ReadSubmission,
  'submissionId' | 'gradeType' | 'rubricScores' | 'grade' | 'alternateGrade' | 'gradeMethod' | 'gradeOptions'
>;

/** Saves rubric scores based on those shown; on a conflict, shows the other user's scores. */
export function useRubricScores(submission: ScoredSubmission) {
  const { t } = useTranslation(['gradebook', 'grading']);
  const merge = useMergeSubmission();
  const client = useQueryClient();
  const { submissionId, gradeType, rubricScores } = submission;
  return useAction({
    mutationFn: (scores: CriterionScore[]) =>
      scoreByRubric({
        submissionId,
        scores,
        version: rubricScores.version,
        replaces: gradeIn(submission, submission),
        unsubmitted: gradeType === 'NONE',
      }),
    meta: { showsOwnError: true },
    onSuccess: (scored) => {
      merge(scored);
      notify(t('rubric.saved'));
    },
    onError: (error) => {
      if (hasStatus(error, 409)) void client.invalidateQueries(readSubmissionQuery(submissionId));
      notify(t('grading:failed'), { kind: 'error', detail: messageOf(error) });
    },
  });
}
