import type { RewindOverview } from '@redraft/contracts';

/** Two versions to compare; the initial text has no title. */
export interface DraftPair {
  oldId: string;
  newId: string;
  from: string | null;
  to: string;
}

/** The initial text and the first draft, then each draft and the next, in order. */
export function draftPairs(overview: RewindOverview | undefined): DraftPair[] {
  if (overview === undefined) return [];
  const { marks, initial } = overview;
  return marks.map(({ title, versionId }, index) => {
    const before = marks[index - 1];
    return { oldId: before?.versionId ?? initial, newId: versionId, from: before?.title ?? null, to: title };
  });
}
