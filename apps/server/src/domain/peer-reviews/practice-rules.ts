import type { PracticeComment } from '@redraft/contracts';

/** What decides whether somebody has to practise before they review. */
export interface PracticeState {
  /** Null where the practice is an offer. */
  practice_required_since: Date | null;
  practised_at: Date | null;
  /** Of this assignment. */
  first_begun_at: Date | null;
}

/** Whoever has begun a review before the practice was asked for goes on: no right to write ends by it. */
export function isPracticeMissing(state: PracticeState): boolean {
  const { practice_required_since: since, practised_at: practisedAt, first_begun_at: startedAt } = state;
  if (since === null || practisedAt !== null) return false;
  return startedAt === null || startedAt >= since;
}

/** The first comment of staff on words that the example does not have. */
export function listMissingPassages(example: string, samples: readonly PracticeComment[]): string | null {
  return samples.find(({ passage }) => !example.includes(passage))?.passage ?? null;
}
