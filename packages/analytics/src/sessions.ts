import { charactersPerWordEquivalent, constants } from './log.ts';
import { alive, characterOrigins, eachCharacter } from './process/characters.ts';
import { getFate } from './process/fate.ts';
import { ownDeletions } from './process/own-deletions.ts';
import type { Process } from './process/process.ts';
import { timeOfGap } from './times.ts';

/** One sitting (docs/metrics.md#sessions). Times in seconds. */
export interface Session {
  /** Milliseconds since 1970 of its first and last change save. */
  firstAt: number;
  lastAt: number;
  /** Seconds since the first change save of the log. */
  first: number;
  last: number;
  saves: number;
  activeSeconds: number;
  thinkSeconds: number;
  /** In breaks of more than five minutes within it; the one before it belongs to no session. */
  awaySeconds: number;
  /** Word equivalents typed that lived a minute, or of one's own deleted after a minute, in this session (docs/metrics.md#sessions). */
  worked: number;
}

/** What is known of a sitting by its saves alone. */
export type Sitting = Omit<Session, 'worked'>;

/** Sittings with no gap above 30 minutes (docs/metrics.md#sessions). */
export function groupSessions(process: Process): Session[] {
  const sittings = groupSittings(process);
  const worked = workIn(process, sittings);
  return sittings.map((sitting, index) => ({ ...sitting, worked: worked[index] ?? 0 }));
}

export function groupSittings({ saves }: Pick<Process, 'saves'>): Sitting[] {
  const sessions: Sitting[] = [];
  let previous = 0;
  for (const { session: index, second, at } of saves) {
    const session = sessions[index];
    if (session === undefined) {
      // The first save of a session adds D to its active time.
      const fresh = { firstAt: at, lastAt: at, first: second, last: second, saves: 1 };
      sessions.push({
        ...fresh,
        activeSeconds: constants.sampling,
        thinkSeconds: 0,
        awaySeconds: 0,
      });
    } else {
      const { active, think, away } = timeOfGap(second - previous);
      session.activeSeconds += active;
      session.thinkSeconds += think;
      session.awaySeconds += away;
      session.saves += 1;
      session.last = second;
      session.lastAt = at;
    }
    previous = second;
  }
  return sessions;
}

/** Of each sitting. Work counts where the typing, or the deleting, happened. */
function workIn(process: Process, sittings: readonly Sitting[]): number[] {
  const { characters, ops } = process;
  const starts = sittings.map(({ first }) => first);
  const counts = sittings.map(() => 0);
  const count = (session: number) => {
    counts[session] = (counts[session] ?? 0) + 1;
  };
  const isOwn = ownDeletions(process);
  eachCharacter(characters, (id) => {
    const fate = getFate(process, id);
    if (isOwn[id] === 1) count(ops[characters.diedOp[id] ?? alive]?.session ?? 0);
    // One that moved away lives on where it came.
    const isLasting = fate === 'stands' || fate === 'substantive';
    if (isLasting && characters.origin[id] === characterOrigins.typed) {
      count(sittingAt(starts, characters.firstSecond[id] ?? 0));
    }
  });
  return counts.map((count) => count / charactersPerWordEquivalent);
}

/** The last one that had begun, of those that begin at these seconds. */
export function sittingAt(starts: readonly number[], second: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= second) low = middle;
    else high = middle - 1;
  }
  return low;
}
