import type { RewindOverview, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { buildMarkers, type Marker } from './markers.ts';
import type { Moves } from './replay.ts';
import { loadRewindMarks } from './rewind-calls.ts';

/** Markers along the slider, and moves in each version: computed from the whole history on the server, so they load after the first picture. */
export function useMarkers(
  submissionId: SubmissionId,
  overview: RewindOverview,
): { markers: Marker[]; movesOf: (version: number) => Moves | undefined } {
  const { data } = useQuery({
    queryKey: ['rewind-marks', submissionId],
    queryFn: ({ signal }) => loadRewindMarks(submissionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return useMemo(() => {
    const moves = new Map<number, Map<number, 'from' | 'to'>>();
    for (const { save, op, kind } of data?.moves ?? []) {
      const saveMoves = moves.get(save) ?? new Map<number, 'from' | 'to'>();
      moves.set(save, saveMoves.set(op, kind));
    }
    // Changes saved after the rewind was opened are beyond its end.
    const markers = buildMarkers(overview.marks, data).filter(({ save }) => save <= overview.saves);
    return { markers, movesOf: (version) => moves.get(version) };
  }, [data, overview]);
}
