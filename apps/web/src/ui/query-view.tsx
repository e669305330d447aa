import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '../lib/api-error.ts';
import { DeniedPage } from './denied-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders each state of a page's main query: loading, denied, not found, failed, or data. */
export function QueryView<Data>({ query, loading, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading ?? <LoadingPage />;
  if (hasStatus(query.error, 403)) return <DeniedPage />;
  if (hasStatus(query.error, 404)) return <NotFoundPage />;
  return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
}
