import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GraphTab } from './graph-tabs.tsx';

interface Options<Data> {
  id: string;
  label: string;
  query: UseQueryResult<Data>;
  panel: (data: Data) => ReactNode;
}

/** A tab that is enabled when its query has data. */
export function createQueryTab<Data>(options: Options<Data>): GraphTab {
  const { id, label, query, panel } = options;
  const { data } = query;
  return {
    id,
    label,
    panel: data === undefined ? null : () => panel(data),
    hasFailed: data === undefined && query.isError,
    onRetry: () => void query.refetch(),
  };
}
