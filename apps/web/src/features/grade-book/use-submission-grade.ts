import type { DraftAlternateGradeBody, ReadSubmission } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMergeSubmission } from '../../domain/submissions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { giveDraftGrade, giveDraftLetter, giveGrade, giveLetter } from './grade-book-calls.ts';
import { isGradeConflict } from './grade-conflict.tsx';

type Made = ReadSubmission['deadlineSubmissions'][number];
type DraftSubmissionId = DraftAlternateGradeBody['draftSubmissionId'];

/** Grades one draft, based on the grade shown. */
export function useDraftGrade({ draftSubmissionId: id, grade: score, alternateGrade, status }: Made) {
  // The user sees that it was not submitted, so this counts as confirmation.
  const unsubmitted = status === 'NONE' || status === 'MISSED';
  return useGiven((given) => {
    const draft: { draftSubmissionId: DraftSubmissionId; unsubmitted: boolean } = {
      draftSubmissionId: id,
      unsubmitted,
    };
    return typeof given === 'number'
      ? giveDraftGrade({ ...draft, grade: given, replaces: score })
      : giveDraftLetter({ ...draft, alternateGrade: given, replaces: alternateGrade ?? '' });
  });
}

/** Grades the whole text, based on the grade shown. */
export function useSubmissionGrade(submission: ReadSubmission) {
  const { submissionId: id, gradeType } = submission;
  const unsubmitted = gradeType === 'NONE';
  return useGiven((given) =>
    typeof given === 'number'
      ? giveGrade({ id, grade: given, replaces: submission.grade, unsubmitted })
      : giveLetter({ id, grade: given, replaces: submission.alternateGrade ?? '', unsubmitted }),
  );
}

function useGiven(give: (grade: number | string) => Promise<ReadSubmission>) {
  const { t } = useTranslation('grading');
  const merge = useMergeSubmission();
  const client = useQueryClient();
  return useAction({
    mutationFn: give,
    meta: { showsOwnError: true },
    onSuccess: (submission) => {
      merge(submission);
      notify(t('grade.updated'));
    },
    onError: (error) => {
      // Only one reader is open, so all submissions can be invalidated.
      if (isGradeConflict(error)) void client.invalidateQueries({ queryKey: ['submission'] });
      else notify(t('failed'), { kind: 'error', detail: messageOf(error) });
    },
  });
}
