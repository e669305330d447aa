import type { MemberOutcome } from '@redraft/contracts';

/** In the order in which they are listed. */
export const shownOutcomes: readonly MemberOutcome[] = [
  'skipped',
  'leaves',
  'changes_role',
  'returns',
  'joins',
  'moves',
];

type Counts = Partial<Record<MemberOutcome, number>>;

/** How many people synchronising changes something for. */
export function countChanges(counts: Counts): number {
  return shownOutcomes.reduce(
    (sum, outcome) => (outcome === 'skipped' ? sum : sum + (counts[outcome] ?? 0)),
    0,
  );
}
