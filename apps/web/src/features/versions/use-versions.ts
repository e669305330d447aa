import type { SubmissionId } from '@redraft/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { loadSaves, loadVersions, loadVersionText, restoreVersion } from './version-calls.ts';

const listKey = (submissionId: SubmissionId) => ['versions', submissionId] as const;

/** Not refetched: new entries would move the lines while the user reads. */
const noRefetch = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const;

/** Paginated versions; pending changes are saved before the first page is loaded. */
export function useVersions(submissionId: SubmissionId, saveFirst: () => Promise<boolean>) {
  return useInfiniteQuery({
    queryKey: listKey(submissionId),
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam !== null) return loadVersions({ submissionId, before: pageParam }, signal);
      await saveFirst();
      return loadVersions({ submissionId }, signal);
    },
    initialPageParam: initialPage,
    getNextPageParam: ({ next }) => next,
    ...noRefetch,
  });
}

const initialPage: number | null = null;

/** Paginated saves of one session. */
export function useSaves(submissionId: SubmissionId, group: { first: number; last: number }) {
  return useInfiniteQuery({
    queryKey: [...listKey(submissionId), 'saves', group.first, group.last],
    queryFn: ({ pageParam, signal }) =>
      loadSaves({ submissionId, first: group.first, last: pageParam }, signal),
    initialPageParam: group.last,
    getNextPageParam: ({ next }) => next,
    ...noRefetch,
  });
}

/** A version never changes. */
export function useVersionText(submissionId: SubmissionId, seq: number) {
  return useQuery({
    queryKey: [...listKey(submissionId), 'text', seq],
    queryFn: ({ signal }) => loadVersionText({ submissionId, seq }, signal),
    ...noRefetch,
  });
}

/** Pending changes could not be saved, so nothing is restored over them. */
export class NotSavedError extends Error {}

interface Restoring {
  submissionId: SubmissionId;
  /** Makes the editor flush its changes and expect another text; resolves to false on failure. */
  prepare: () => Promise<boolean>;
  /** Called with the time of the restored version. */
  onRestored: (at: string) => void;
}

/**
 * Restores a version (docs/editor-protocol.md#messages): the editor flushes its changes, the server appends the version, then everything is reloaded.
 */
export function useRestore({ submissionId, prepare, onRestored }: Restoring) {
  const client = useQueryClient();
  return useAction({
    meta: { showsOwnError: true },
    mutationFn: async ({ seq, head }: { seq: number; at: string; head: number }) => {
      if (!(await prepare())) throw new NotSavedError();
      await restoreVersion({ submissionId, seq, head });
    },
    onSuccess: async (_done, { at }) => {
      onRestored(at);
      await client.invalidateQueries({ queryKey: ['workspace'] });
    },
  });
}
