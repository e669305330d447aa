import * as calls from '@redraft/contracts/calls/oversight';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** The scopes of the user's roles. Fetched once, because a change signs the user out. */
export function useOwnScopes() {
  return useQuery({
    queryKey: ['own-scopes'],
    queryFn: ({ signal }) => callApi(calls.readOwnScopes, { signal, isIncidental: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
