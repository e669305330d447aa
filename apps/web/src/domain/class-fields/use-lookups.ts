import { lookupItemSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** Subject areas or student levels; they hardly ever change. */
export function useLookups(type: 'area' | 'level') {
  return useQuery({
    queryKey: ['lookups', type],
    queryFn: ({ signal }) => loadLookups(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function loadLookups(type: 'area' | 'level', signal: AbortSignal) {
  return callApi('POST', '/api/classes/getlist', {
    query: { type },
    answer: z.array(lookupItemSchema),
    signal,
  });
}
