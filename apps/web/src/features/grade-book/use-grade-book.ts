import type { AssignmentId, ClassId, GradeBook } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/query-client.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import { changeGrading, loadAssignmentGrades, loadGradeBook, releaseGrades } from './grade-book-calls.ts';

export const gradeBookKey = (id: ClassId) => ['gradebook', id] as const;
export const assignmentGradesKey = (id: AssignmentId) => ['gradebook-assignment', id] as const;

const gradeBookQuery = (id: ClassId) =>
  queryOptions({ queryKey: gradeBookKey(id), queryFn: ({ signal }) => loadGradeBook(id, signal) });

const assignmentQuery = (id: AssignmentId) =>
  queryOptions({
    queryKey: assignmentGradesKey(id),
    queryFn: ({ signal }) => loadAssignmentGrades(id, signal),
  });

export async function prefetchGradeBook(classid: string | undefined): Promise<void> {
  const id = classIdSchema.safeParse(classid);
  if (id.success) await queryClient.prefetchQuery(gradeBookQuery(id.data));
}

export function useGradeBook(id: ClassId) {
  return useQuery(gradeBookQuery(id));
}

export function useAssignmentGrades(id: AssignmentId) {
  return useQuery(assignmentQuery(id));
}

/** Drafts of the assignments that are expanded in the grade book. */
export function useOpenedAssignments(ids: readonly AssignmentId[]) {
  return useQueries({ queries: ids.map(assignmentQuery) });
}

/** Invalidates all queries that contain grades or names. */
function useRefreshGrades() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: isNotEditorFrameQuery });
}

export function useRelease() {
  const { t } = useTranslation('gradebook');
  const refresh = useRefreshGrades();
  return useAction({
    mutationFn: releaseGrades,
    onSuccess: async ({ released, ungraded }) => {
      const rest = ungraded > 0 ? ` ${t('release.ungraded', { count: ungraded })}` : '';
      notify(t('release.done', { count: released }) + rest);
      await refresh();
    },
  });
}

export function useChangeGrading(onDone: () => void) {
  const { t } = useTranslation('gradebook');
  const refresh = useRefreshGrades();
  return useAction({
    mutationFn: changeGrading,
    meta: { showsOwnError: true },
    onSuccess: async () => {
      notify(t('settings.saved'));
      await refresh();
      onDone();
    },
  });
}

export type GradesOf = Pick<GradeBook, 'gradeMethod' | 'gradeOptions'>;
