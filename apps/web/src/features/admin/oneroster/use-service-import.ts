import type { RosterServiceImport, RosterSource } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../lib/use-action.ts';
import { loadServiceImport, requestServiceImport, sourcesKey } from './source-calls.ts';

const refetchMs = 1000;

export function isUnderWay(last: RosterServiceImport | undefined): boolean {
  return last?.state === 'waiting' || last?.state === 'running';
}

/** The last import from the service of a source, followed while a worker is on it, and a way to ask for the next. */
export function useServiceImport(id: RosterSource['id']) {
  const client = useQueryClient();
  const queryKey = [sourcesKey, 'service', id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<RosterServiceImport>(queryKey);
      const last = await loadServiceImport(id, signal);
      // An import has ended: the list tells how.
      if (isUnderWay(before) && !isUnderWay(last))
        void client.invalidateQueries({ queryKey: [sourcesKey], exact: true });
      return last;
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? refetchMs : false),
  });
  const request = useAction({
    /** With a digest, what was previewed under it is imported; without one, only previewed. */
    mutationFn: (digest: string | null) => requestServiceImport(id, digest),
    meta: { showsOwnError: true },
    onSuccess: (last) => client.setQueryData(queryKey, last),
  });
  return { last: query.data, request };
}
