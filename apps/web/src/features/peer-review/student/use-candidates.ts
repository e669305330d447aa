import type { ClassId } from '@redraft/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { loadCandidates } from '../peer-review-calls.ts';
import { listCandidates } from './candidates.ts';

/** Texts that a student may choose to review in a class; loads all pages. */
export function useCandidates(classId: ClassId) {
  const query = useInfiniteQuery({
    // The key is below the class key, because a choice changes both.
    queryKey: ['class', classId, 'review-candidates'],
    queryFn: ({ pageParam, signal }) => loadCandidates({ courseId: classId, index: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, index) => (last.more ? index + 1 : undefined),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  // Loads page after page.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const byAssignment = useMemo(() => listCandidates(data?.pages ?? []), [data]);
  const isLoading = query.isPending || (hasNextPage && !isError);
  return { byAssignment, isLoading, error: query.error, retry: query.refetch };
}
