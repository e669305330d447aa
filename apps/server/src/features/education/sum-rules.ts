import type { OwnedSubmission } from '@redraft/contracts';
import { isTextHandedIn } from '../../domain/class-texts/index.ts';

/** Totals of the texts of a student or an assignment. */
export interface Tally {
  begun: number;
  handedIn: number;
  late: number;
  seconds: number;
}

export const emptyTally: Tally = { begun: 0, handedIn: 0, late: 0, seconds: 0 };

export function addToTally(
  tallies: Map<number, Tally>,
  key: number,
  text: Pick<OwnedSubmission, 'draftSubmissions' | 'late' | 'totalTime'>,
): void {
  const { begun, handedIn, late, seconds } = tallies.get(key) ?? emptyTally;
  tallies.set(key, {
    begun: begun + 1,
    handedIn: handedIn + (isTextHandedIn(text) ? 1 : 0),
    late: late + (text.late ? 1 : 0),
    seconds: seconds + text.totalTime,
  });
}
