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

/** Others may begin meanwhile. */
const staleTimeMs = 30_000;

/** Of the places of all texts. */
export const placesKey = ['reading-place'] as const;

const placeQuery = (submissionId: SubmissionId, filter: ReadingFilter) => ({
  queryKey: [...placesKey, submissionId, filter] as const,
  queryFn: (): Promise<ReadingPlace> => callApi(calls.readReadingPlace, { query: { submissionId, filter } }),
  staleTime: staleTimeMs,
});

/** Where the text stands among those that are gone through, and the ways to its neighbours, whose pages are loaded ahead. */
export function useReadingQueue({ submissionId }: Pick<ReadSubmission, 'submissionId'>) {
  const { filter, choose, goTo } = useReadingFilter();
  const client = useQueryClient();
  const { data: place } = useQuery(placeQuery(submissionId, filter));
  const upcoming = listUpcomingIds(place);
  // All that stands beside the next text is there before it is asked for; that the text itself was read is recorded only then.
  useQueries({ queries: upcoming.map((id) => ({ ...submissionPrefetchQuery(id), staleTime: staleTimeMs })) });
  useQueries({ queries: upcoming.map((id) => placeQuery(id, filter)) });
  const step = useAction({
    mutationFn: async (direction: -1 | 1) => {
      const from = await client.fetchQuery(placeQuery(submissionId, filter));
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

/** The next one first, then the next to grade, then the one before. */
function listUpcomingIds(place: ReadingPlace | undefined): SubmissionId[] {
  if (place === undefined) return [];
  const ids = [place.nextId, place.toGradeId, place.previousId];
  return [...new Set(ids.filter((id) => id !== null))];
}
