import type { AssignmentId } from '@redraft/contracts';
import { insertCopiedCriteria } from './criteria-queries.ts';
import { insertCopiedPractice } from './practice-queries.ts';
import { insertCopiedSetup } from './setup-queries.ts';

/** Copies the settings of peer review: mode, criteria and practice. Pairs are not copied. */
export async function copyRound({ from, to }: { from: AssignmentId; to: AssignmentId }): Promise<void> {
  await insertCopiedSetup(from, to);
  await insertCopiedCriteria(from, to);
  await insertCopiedPractice(from, to);
}
