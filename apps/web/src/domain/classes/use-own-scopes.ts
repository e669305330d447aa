import * as calls from '@redraft/contracts/calls/oversight';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** What the own roles are limited to. A change signs the person out, so it is asked once. */
export function useOwnScopes() {
  return useQuery({
    queryKey: ['own-scopes'],
    queryFn: ({ signal }) => callApi(calls.readOwnScopes, { signal, isIncidental: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
