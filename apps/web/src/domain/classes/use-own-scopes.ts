import { ownScopesSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** What the own roles are limited to. A change signs the person out, so it is asked once. */
export function useOwnScopes() {
  return useQuery({
    queryKey: ['own-scopes'],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/scopes', { answer: ownScopesSchema, signal, isIncidental: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
