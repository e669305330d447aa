import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type PagesOptions = {
  /** While rows are searched or sorted all of them have to be here, not only the first pages. */
  needsAll: boolean;
};

/**
 * A list by pages (spec 2 §4). One page more than is shown is fetched ahead: so Load More stands there only
 * while there is something to load, and answers at once.
 */
export function useShownPages<Row>(
  query: UseInfiniteQueryResult<InfiniteData<readonly Row[]>>,
  { needsAll }: PagesOptions,
) {
  const [shownPages, setShownPages] = useState(1);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const wanted = needsAll ? Number.POSITIVE_INFINITY : shownPages;
  const isBehind = data !== undefined && data.pages.length <= wanted && hasNextPage;
  // Synchronises the fetched pages with the shown ones.
  useEffect(() => {
    if (isBehind && !isFetching && !isError) void fetchNextPage();
  }, [isBehind, isFetching, isError, fetchNextPage]);
  const rows: readonly Row[] | undefined = data?.pages.slice(0, wanted).flat();
  const hasMore = data?.pages.slice(wanted).some((page) => page.length > 0) ?? false;
  return { query, rows, hasMore, showMore: () => setShownPages(shownPages + 1) };
}
