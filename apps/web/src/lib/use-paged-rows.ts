import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from './api-error.ts';
import { notify } from './snackbars.ts';

export interface PagesOptions {
  /** Identifies the list; another list starts at its first page again. */
  list?: string;
  /** Searching and sorting need all rows, not only the pages loaded so far. */
  needsAll: boolean;
}

/**
 * A paginated list. Prefetches one page more than is visible, so that Load More appears only if there is more and responds at once. Retries after a
 * page that failed to load.
 */
export function usePagedRows<Row>(
  query: UseInfiniteQueryResult<InfiniteData<readonly Row[]>>,
  { needsAll, list = '' }: PagesOptions,
) {
  const [listState, setListState] = useState({ list, pages: 1 });
  const visiblePages = listState.list === list ? listState.pages : 1;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const pageLimit = needsAll ? Number.POSITIVE_INFINITY : visiblePages;
  const needsNextPage = data !== undefined && data.pages.length <= pageLimit && hasNextPage;
  // Fetches one page more than is visible.
  useEffect(() => {
    if (needsNextPage && !isFetching && !isError) void fetchNextPage();
  }, [needsNextPage, isFetching, isError, fetchNextPage]);
  const rows: readonly Row[] | undefined = data?.pages.slice(0, pageLimit).flat();
  const hasNextLoaded = data?.pages.slice(pageLimit).some((page) => page.length > 0) ?? false;
  const hasFailedPage = needsNextPage && isError;
  const showMore = async () => {
    const error = hasNextLoaded ? null : (await fetchNextPage()).error;
    if (error !== null) {
      notify(messageOf(error), { kind: 'error' });
      return;
    }
    // Synchronous, because the caller moves the focus to the new rows afterwards.
    flushSync(() => setListState({ list, pages: visiblePages + 1 }));
  };
  return { query, rows, hasMore: hasNextLoaded || hasFailedPage, showMore };
}
