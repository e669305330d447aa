import type { RewindOverview } from '@redraft/contracts';

/** Two versions to be compared; what the text began with has no title. */
export interface DraftPair {
  oldId: string;
  newId: string;
  from: string | null;
  to: string;
}

/** What the text began with and the first draft, and each draft and the next one, in the order of the drafts. */
export function draftPairs(overview: RewindOverview | undefined): DraftPair[] {
  if (overview === undefined) return [];
  const { marks, initial } = overview;
  return marks.map(({ title, versionId }, index) => {
    const before = marks[index - 1];
    return { oldId: before?.versionId ?? initial, newId: versionId, from: before?.title ?? null, to: title };
  });
}
