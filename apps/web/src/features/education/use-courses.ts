import type { ClassId, ClassSubmissionsQuery, SubmissionId } from '@redraft/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PagesOptions } from '../../lib/use-paged-rows.ts';
import { usePagedRows } from '../../lib/use-paged-rows.ts';
import { loadCourse, loadCourses, loadOverseen, loadTexts } from './education-calls.ts';

export function useCourses(options: PagesOptions) {
  const query = useInfiniteQuery({
    queryKey: ['overseen-classes'],
    queryFn: ({ pageParam, signal }) => loadCourses(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => (lastPage.length === 0 ? undefined : pages.length),
  });
  return usePagedRows(query, options);
}

export function useCourse(id: ClassId) {
  return useQuery({ queryKey: ['overseen-class', id], queryFn: ({ signal }) => loadCourse(id, signal) });
}

/** Texts below a row, loaded when it is expanded. */
export function useTexts(search: ClassSubmissionsQuery) {
  return useQuery({
    queryKey: ['overseen-class', search.classId, 'texts', search],
    queryFn: ({ signal }) => loadTexts(search, signal),
  });
}

export function useOverseen(id: SubmissionId) {
  return useQuery({
    queryKey: ['overseen-submission', id],
    queryFn: ({ signal }) => loadOverseen(id, signal),
  });
}
