import type { SessionUser } from '@redraft/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { currentUser, hasPermission } from '../../lib/session.ts';
import type { PagesOptions } from '../../lib/use-paged-rows.ts';
import { usePagedRows } from '../../lib/use-paged-rows.ts';
import { loadAssistedPage } from './oversight-calls.ts';

export function useAssistedClasses(options: PagesOptions) {
  const query = useInfiniteQuery({
    queryKey: ['assisted-classes', 'pages'],
    queryFn: ({ pageParam, signal }) => loadAssistedPage({ index: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => (lastPage.length === 0 ? undefined : pages.length),
  });
  return usePagedRows(query, options);
}

/** Whether the user assists in a class without the role that reads all classes. Used by the navigation, also on public pages. */
export function useIsAssistant(user: SessionUser | null): boolean {
  const isActive = user !== null && currentUser() !== null;
  const { data } = useQuery({
    queryKey: ['assisted-classes', 'any'],
    queryFn: ({ signal }) => loadAssistedPage({ index: 0, signal, isIncidental: true }),
    select: (page) => page.length > 0,
    enabled: isActive && !hasPermission(user, 'class.list_any'),
  });
  return data ?? false;
}
