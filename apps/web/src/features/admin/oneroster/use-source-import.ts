import type { RequestedRosterImport, RosterSource } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../lib/use-action.ts';
import { loadRequestedImport, previewFiles, requestImport, sourcesKey } from './source-calls.ts';

const refetchMs = 1000;

function isUnderWay(last: RequestedRosterImport | undefined): boolean {
  return last?.state === 'waiting' || last?.state === 'running';
}

type Wanted =
  | { kind: 'upload'; files: readonly File[] }
  /** With a digest, what was previewed under it is imported; without one, only previewed. */
  | { kind: 'request'; digest: string | null };

/** The last import of a source that somebody has asked for, followed while a worker is on it, and ways to ask for the next. */
export function useSourceImport(id: RosterSource['id']) {
  const client = useQueryClient();
  const queryKey = [sourcesKey, 'import', id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<RequestedRosterImport>(queryKey);
      const last = await loadRequestedImport(id, signal);
      // An import has ended: the list tells how.
      if (isUnderWay(before) && !isUnderWay(last))
        void client.invalidateQueries({ queryKey: [sourcesKey], exact: true });
      return last;
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? refetchMs : false),
  });
  const request = useAction({
    mutationFn: (wanted: Wanted) =>
      wanted.kind === 'upload' ? previewFiles(id, wanted.files) : requestImport(id, wanted.digest),
    meta: { showsOwnError: true },
    onSuccess: (last) => client.setQueryData(queryKey, last),
    // Another import may be in the way, which is then shown.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { last: query.data, request, isBusy: request.isPending || isUnderWay(query.data) };
}
