import { constants } from '../log.ts';
import { alive, beforeLog } from './characters.ts';
import type { Process } from './process.ts';

/** What happened to a character, for measures: a moved one was neither deleted nor inserted. */
export type Fate = 'stands' | 'moved-away' | 'immediate' | 'substantive';

/** Deleted within a minute of its insertion: an immediate correction; later: a substantive deletion (docs/metrics.md#revision). */
export function getFate({ characters, ops }: Process, id: number): Fate {
  const died = characters.diedOp[id] ?? alive;
  const op = ops[died];
  if (died === alive || op === undefined) return 'stands';
  if (op.isMovedAway) return 'moved-away';
  const age = op.second - (characters.firstSecond[id] ?? 0);
  return age < constants.survival ? 'immediate' : 'substantive';
}

/** Inserted during the log, and not by a move. */
export function isInserted({ characters }: Process, id: number): boolean {
  return characters.bornOp[id] !== beforeLog && characters.moved[id] === 0;
}
