import type { SubmissionId } from '@redraft/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-action.ts';
import { loadSaves, loadVersions, loadVersionText, restoreVersion } from './version-calls.ts';

const listKey = (submissionId: SubmissionId) => ['versions', submissionId] as const;

/** The list stands still while it is looked at: what comes meanwhile would move every line under the reader. */
const still = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const;

/** The versions, page by page; the first page waits for what is not saved yet. */
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
    ...still,
  });
}

const initialPage: number | null = null;

/** The saves of one session of writing, page by page. */
export function useSaves(submissionId: SubmissionId, group: { first: number; last: number }) {
  return useInfiniteQuery({
    queryKey: [...listKey(submissionId), 'saves', group.first, group.last],
    queryFn: ({ pageParam, signal }) =>
      loadSaves({ submissionId, first: group.first, last: pageParam }, signal),
    initialPageParam: group.last,
    getNextPageParam: ({ next }) => next,
    ...still,
  });
}

/** A version never changes. */
export function useVersionText(submissionId: SubmissionId, seq: number) {
  return useQuery({
    queryKey: [...listKey(submissionId), 'text', seq],
    queryFn: ({ signal }) => loadVersionText({ submissionId, seq }, signal),
    ...still,
  });
}

/** What the editor still had could not be brought in: nothing is put in its place. */
export class NotSavedError extends Error {}

interface Restoring {
  submissionId: SubmissionId;
  /** Brings in what the editor has, and makes it ready for another text; false where that does not work. */
  prepare: () => Promise<boolean>;
  /** Told with the time of the version that is back. */
  onRestored: (at: string) => void;
}

/** Brings a version back (docs/editor-protocol.md#messages): the editor gives its words first, then the server appends, then all is loaded anew. */
export function useRestore({ submissionId, prepare, onRestored }: Restoring) {
  const client = useQueryClient();
  return useAction({
    meta: { ownError: true },
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
