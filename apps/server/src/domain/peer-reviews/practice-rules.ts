import type { PracticeComment } from '@redraft/contracts';

/** What decides whether a reviewer must practise first. */
export interface PracticeState {
  /** Null if practice is optional. */
  practice_required_since: Date | null;
  practised_at: Date | null;
  /** The reviewer's first review of this assignment. */
  first_begun_at: Date | null;
}

/** Reviewers who started before practice was required may continue: it must not revoke write permission. */
export function isPracticeMissing(state: PracticeState): boolean {
  const { practice_required_since: since, practised_at: practisedAt, first_begun_at: startedAt } = state;
  if (since === null || practisedAt !== null) return false;
  return startedAt === null || startedAt >= since;
}

/** Sample comments on passages that the example does not contain. */
export function findMissingPassage(example: string, samples: readonly PracticeComment[]): string | null {
  return samples.find(({ passage }) => !example.includes(passage))?.passage ?? null;
}
