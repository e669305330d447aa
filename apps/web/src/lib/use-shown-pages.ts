import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from './api-error.ts';
import { notify } from './snackbars.ts';

export interface PagesOptions {
  /** Which of the lists at one place it is: another one begins with its first page again. */
  list?: string;
  /** While rows are searched or sorted all of them have to be here, not only the first pages. */
  needsAll: boolean;
}

/**
 * A list by pages. One page more than is shown is fetched ahead: so Load More stands there only
 * while there is something to load, and answers at once. After a page that could not be fetched it tries again.
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
    // At once: who waits for this goes on to the new rows.
    flushSync(() => setShown({ list, pages: shownPages + 1 }));
  };
  return { query, rows, hasMore: isReady || isMissing, showMore };
}
