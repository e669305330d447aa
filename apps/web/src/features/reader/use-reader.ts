import type { ReadSubmission, SubmissionId } from '@redraft/contracts';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readAheadQuery, readSubmissionQuery, useMergeSubmission } from '../../domain/submissions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAct } from '../../lib/use-act.ts';
import { isGradeConflict } from '../grade-book/index.ts';
import { loadNeighbour, setAlternateGrade, setGrade } from './reader-calls.ts';

/** Others may begin meanwhile. */
const neighbourKept = 30_000;
/** After an act the document is opened anew this much later. */
const reopenAfter = 500;

export function useReader(id: SubmissionId) {
  const { t } = useTranslation('grading');
  const client = useQueryClient();
  // The neighbour is shown by what was loaded ahead; without that the page stays as it is until the next text is there.
  const query = useQuery({
    ...readSubmissionQuery(id),
    placeholderData: (shown: ReadSubmission | undefined) =>
      client.getQueryData<ReadSubmission>(readAheadQuery(id).queryKey) ?? shown,
  });
  const { error } = query;
  // Synchronises with the snackbars outside of the page.
  useEffect(() => {
    if (error !== null) notify(messageOf(error) || t('loadFailed'), { kind: 'error' });
  }, [error, t]);
  return query;
}

/** Goes to the neighbouring student; at the end the server's sentence is shown. */
export function useNeighbour(submission: ReadSubmission) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { submissionId, currentStudentIndex: index, numberOfStudents } = submission;
  const neighbourQuery = (direction: -1 | 1) => ({
    queryKey: ['neighbour', submissionId, index, direction],
    queryFn: () => loadNeighbour(submission, direction),
    staleTime: neighbourKept,
  });
  const before = useQuery({ ...neighbourQuery(-1), enabled: index > 0 });
  const after = useQuery({ ...neighbourQuery(1), enabled: index >= 0 && index < numberOfStudents - 1 });
  // All that stands beside the next text is there before it is asked for; the text itself is read, and so recorded, only then.
  useQueries({
    queries: [before.data, after.data]
      .filter((id) => id !== undefined)
      .map((id) => ({ ...readAheadQuery(id), staleTime: neighbourKept })),
  });
  return useAct({
    mutationFn: (direction: -1 | 1) => client.fetchQuery(neighbourQuery(direction)),
    onSuccess: (id) => navigate(`/readassignment/${id}`),
  });
}

export type GradeChange = { kind: 'numeric'; grade: number } | { kind: 'letter'; grade: string };

export function useGrade(submission: ReadSubmission, onReopen: () => void) {
  const { submissionId: id, gradeType } = submission;
  const { t } = useTranslation('grading');
  const merge = useMergeSubmission();
  const client = useQueryClient();
  // Somebody who saw that the text is not handed in was asked; otherwise the server refuses what has changed since.
  const unsubmitted = gradeType === 'NONE';
  return useAct({
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
      notify(t('grade.updated'));
      window.setTimeout(onReopen, reopenAfter);
    },
    onError: (error) => {
      if (isGradeConflict(error)) void client.invalidateQueries(readSubmissionQuery(id));
      else notify(t('failed'), { kind: 'error', detail: messageOf(error) });
    },
  });
}
