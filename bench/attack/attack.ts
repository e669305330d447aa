import type { Row } from '../table.ts';
import type { World } from './world.ts';

/** An attack on a running server, with the conditions that must hold meanwhile. Each file in `cases/` exports one as default. */
export interface Attack {
  /** The condition, as a sentence. */
  name: string;
  /**
   * Runs the attack and measures. A row with `isMet: false` or an error fails the run. Attacks that stop or restart a server, or need other settings,
   * open a separate world (`openWorld`). The short form (`world.isShort`) takes a few seconds and judges outcomes, and times only if grossly
   * exceeded, because other programs use the same machine.
   */
  run: (world: World) => Promise<readonly Row[]>;
  /** Mostly waits, or uses separate worlds: in the short form it runs in parallel with the others. */
  isBeside?: boolean;
}

/** Maximum wait of other users in milliseconds; in the short form it only detects hangs. */
export function waitTarget({ isShort }: World): number {
  return isShort ? 30_000 : 100;
}

/** A result row for a wait, relative to the usual wait unless the burst itself is work. */
export function waitRow(world: World, measure: string, waitMs: number, burstMs?: number): Row {
  const target = Math.max(burstMs ?? 0, waitTarget(world));
  return { measure, value: `${waitMs.toFixed(0)} ms`, target: `≤ ${target} ms`, isMet: waitMs <= target };
}

/** A result row for a response or a count. */
export function outcomeRow(measure: string, value: string | number, target: string | number): Row {
  return { measure, value: String(value), target: String(target), isMet: value === target };
}
