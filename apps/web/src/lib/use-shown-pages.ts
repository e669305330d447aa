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
 * A paginated list. Prefetches one page more than is shown, so that Load More appears only if there is more and responds at once. Retries after a
 * page that failed to load.
 */
export function useShownPages<Row>(
  query: UseInfiniteQueryResult<InfiniteData<readonly Row[]>>,
  { needsAll, list = '' }: PagesOptions,
) {
  const [shown, setShown] = useState({ list, pages: 1 });
  const shownPages = shown.list === list ? shown.pages : 1;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const wanted = needsAll ? Number.POSITIVE_INFINITY : shownPages;
  const isBehind = data !== undefined && data.pages.length <= wanted && hasNextPage;
  // Synchronises the fetched pages with the shown ones.
  useEffect(() => {
    if (isBehind && !isFetching && !isError) void fetchNextPage();
  }, [isBehind, isFetching, isError, fetchNextPage]);
  const rows: readonly Row[] | undefined = data?.pages.slice(0, wanted).flat();
  const isReady = data?.pages.slice(wanted).some((page) => page.length > 0) ?? false;
  const isMissing = isBehind && isError;
  const showMore = async () => {
    const error = isReady ? null : (await fetchNextPage()).error;
    if (error !== null) {
      notify(messageOf(error), { kind: 'error' });
      return;
    }
    // Synchronous, because the caller moves the focus to the new rows afterwards.
    flushSync(() => setShown({ list, pages: shownPages + 1 }));
  };
  return { query, rows, hasMore: isReady || isMissing, showMore };
}
