import type { UseQueryResult } from '@tanstack/react-query';
import type { ChartState } from './chart-frame.tsx';

/** The state of a chart that depends on one query. */
export function findChartState<Data>(
  query: UseQueryResult<Data>,
  isEmpty: (data: Data) => boolean,
): ChartState {
  if (query.data !== undefined) return isEmpty(query.data) ? 'empty' : 'ready';
  return query.isPending ? 'loading' : 'failed';
}
