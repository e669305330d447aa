import * as calls from '@redraft/contracts/calls/class-list';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** Subject areas or student levels; they rarely change, so they are cached. */
export function useLookups(type: 'area' | 'level') {
  return useQuery({
    queryKey: ['lookups', type],
    queryFn: ({ signal }) => loadLookups(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function loadLookups(type: 'area' | 'level', signal: AbortSignal) {
  return callApi(calls.listLookups, { query: { type }, signal });
}
