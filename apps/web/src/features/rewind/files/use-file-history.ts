import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RewindPosition } from '../../../domain/revisions/index.ts';
import { delay } from '../../../lib/delay.ts';
import { countContents, countLeftOut } from './change-rows.ts';
import { type HistoryFile, loadFileChanges, loadFileHistory } from './file-history-calls.ts';

/** Versions never change. */
const noRefetch = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

const keyOf = ({ submissionId, assignmentTemplateId }: HistoryFile) =>
  ['file-history', submissionId, assignmentTemplateId ?? 'main'] as const;

export function useFileHistory(file: HistoryFile, position: RewindPosition) {
  return useQuery({
    queryKey: [...keyOf(file), position],
    queryFn: () => loadFileHistory(file, position),
    ...noRefetch,
    // A growing history is read again when it is opened again.
    gcTime: 0,
  });
}

/** The saves of a writing session with their first changes, in pages. */
export function useSavesOfSitting(file: HistoryFile, { first, last }: { first: number; last: number }) {
  return useInfiniteQuery({
    queryKey: [...keyOf(file), 'saves', first, last],
    queryFn: ({ pageParam, signal }) => loadFileChanges({ ...file, first: pageParam, last }, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    ...noRefetch,
  });
}

/** The changes of a save are requested after the slider has rested on it for this time, in ms. */
const restMs = 150;

/** One save with its changes, in pages. */
export function useChangesOfSave(file: HistoryFile, save: number) {
  return useInfiniteQuery({
    queryKey: [...keyOf(file), 'save', save],
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === 0) await delay(restMs);
      signal.throwIfAborted();
      return loadFileChanges({ ...file, first: save, last: save, from: pageParam }, signal);
    },
    initialPageParam: 0,
    getNextPageParam: ({ saves }, _pages, from) => {
      const change = saves[0]?.change;
      if (change === undefined) return null;
      const count = countContents(change);
      return count > 0 && countLeftOut(change, from + count) > 0 ? from + count : null;
    },
    ...noRefetch,
  });
}
