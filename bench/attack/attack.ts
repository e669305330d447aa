import type { Row } from '../table.ts';
import type { World } from './world.ts';

/** One way of harming a running server, and what has to hold while it is tried. Each file in `cases/` has one as its default export. */
export interface Attack {
  /** What has to hold, as a sentence. */
  name: string;
  /**
   * Tries it and measures. A row with `isMet: false` fails the run, and so does an error. What stops or restarts a server, or needs
   * other settings, opens a world of its own (`openWorld`). In the short form (`world.isShort`) it is done in a few seconds and judges by
   * outcomes, by times only where they are gross: other programs run on the same machine.
   */
  run: (world: World) => Promise<readonly Row[]>;
  /** Waits more than it works, or works on worlds of its own: in the short form the others are tried meanwhile. */
  isBeside?: boolean;
}

/** What somebody else may wait at most, in milliseconds; in the short form what hangs, not what is slow. */
export function waitTarget({ isShort }: World): number {
  return isShort ? 30_000 : 100;
}

/** A row that says how long somebody waited, against what is usual unless a burst is work by itself. */
export function waitRow(world: World, measure: string, waitMs: number, burstMs?: number): Row {
  const target = Math.max(burstMs ?? 0, waitTarget(world));
  return { measure, value: `${waitMs.toFixed(0)} ms`, target: `≤ ${target} ms`, isMet: waitMs <= target };
}

/** A row that says what was answered, or counted. */
export function outcomeRow(measure: string, value: string | number, target: string | number): Row {
  return { measure, value: String(value), target: String(target), isMet: value === target };
}
