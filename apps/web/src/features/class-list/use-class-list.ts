import { useInfiniteQuery } from '@tanstack/react-query';
import { loadClassPage } from '../../domain/classes/index.ts';
import type { PagesOptions } from '../../lib/use-paged-rows.ts';
import { usePagedRows } from '../../lib/use-paged-rows.ts';

/** The user's classes, paginated. */
export function useClassList({ isArchived, needsAll }: PagesOptions & { isArchived: boolean }) {
  const list = isArchived ? 'archived' : 'active';
  const query = useInfiniteQuery({
    queryKey: ['classes', list],
    queryFn: ({ pageParam, signal }) => loadClassPage({ index: pageParam, archived: isArchived }, signal),
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => (lastPage.length === 0 ? undefined : pages.length),
  });
  return usePagedRows(query, { needsAll, list });
}
