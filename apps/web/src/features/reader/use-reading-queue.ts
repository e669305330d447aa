import type { ReadingFilter, ReadingPlace, ReadSubmission, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader';
import { sentence } from '@redraft/sentences';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { submissionPrefetchQuery } from '../../domain/submissions/index.ts';
import { callApi } from '../../lib/api.ts';
import { translate } from '../../lib/sentences.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { useReadingFilter } from './use-reading-filter.ts';

/** Short, because others may start grading in the meantime. */
const staleTimeMs = 30_000;

/** Query key of the positions of all texts. */
export const positionsKey = ['reading-place'] as const;

const positionQuery = (submissionId: SubmissionId, filter: ReadingFilter) => ({
  queryKey: [...positionsKey, submissionId, filter] as const,
  queryFn: (): Promise<ReadingPlace> => callApi(calls.readReadingPlace, { query: { submissionId, filter } }),
  staleTime: staleTimeMs,
});

/** The text's position in the filtered list and navigation to its neighbours, whose pages are prefetched. */
export function useReadingQueue({ submissionId }: Pick<ReadSubmission, 'submissionId'>) {
  const { filter, choose, goTo } = useReadingFilter();
  const client = useQueryClient();
  const { data: place } = useQuery(positionQuery(submissionId, filter));
  const upcoming = listUpcomingIds(place);
  // Prefetches everything shown beside the next text; the reading itself is recorded only when the text is opened.
  useQueries({ queries: upcoming.map((id) => ({ ...submissionPrefetchQuery(id), staleTime: staleTimeMs })) });
  useQueries({ queries: upcoming.map((id) => positionQuery(id, filter)) });
  const step = useAction({
    mutationFn: async (direction: -1 | 1) => {
      const from = await client.fetchQuery(positionQuery(submissionId, filter));
      return direction === 1 ? from.nextId : from.previousId;
    },
    onSuccess: (id) => {
      if (id === null) notify(translate(sentence('submission.no_neighbour')), { kind: 'error' });
      else goTo(id);
    },
  });
  return {
    filter,
    choose,
    place,
    ahead: upcoming,
    goTo,
    step: (direction: -1 | 1) => step.mutate(direction),
  };
}

export type ReadingQueue = ReturnType<typeof useReadingQueue>;

/** The next text first, then the next to grade, then the previous one. */
function listUpcomingIds(position: ReadingPlace | undefined): SubmissionId[] {
  if (position === undefined) return [];
  const ids = [position.nextId, position.toGradeId, position.previousId];
  return [...new Set(ids.filter((id) => id !== null))];
}
