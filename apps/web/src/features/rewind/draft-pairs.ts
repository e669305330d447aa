import type { RewindOverview } from '@redraft/contracts';

/** Two versions to compare; the initial text has no title. */
export interface DraftPair {
  oldId: string;
  newId: string;
  from: string | null;
  to: string;
}

/** The initial text and the first draft, then each draft and the next, in order. */
export function listDraftPairs(overview: RewindOverview | undefined): DraftPair[] {
  // Drafts are compared by their words.
  if (!overview?.isText) return [];
  const { marks, initial } = overview;
  return marks.map(({ title, versionId }, index) => {
    const previous = marks[index - 1];
    return {
      oldId: previous?.versionId ?? initial,
      newId: versionId,
      from: previous?.title ?? null,
      to: title,
    };
  });
}
