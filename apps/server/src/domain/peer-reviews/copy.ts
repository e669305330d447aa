import type { AssignmentId } from '@redraft/contracts';
import { insertCopiedCriteria } from './criteria-queries.ts';
import { insertCopiedPractice } from './practice-queries.ts';
import { insertCopiedSetup } from './setup-queries.ts';

/** The way in which students review each other, by which criteria, and on what they practise; who reviews whom is for those of the copy. */
export async function copyRound({ from, to }: { from: AssignmentId; to: AssignmentId }): Promise<void> {
  await insertCopiedSetup(from, to);
  await insertCopiedCriteria(from, to);
  await insertCopiedPractice(from, to);
}
