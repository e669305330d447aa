import { zoneOffset } from './zone-offset.ts';

const dayMs = 86_400_000;

export interface WallClock {
  /** The offset of the zone at an instant, in ms. */
  offsetAt: (instant: number) => number;
  /** Which instant of a repeated local time, as in the night in which summer time ends. */
  ofTwo: 'first' | 'second';
}

/** The instant of a local time, which is given as if it were UTC. A skipped local time moves forward by the skipped interval. */
export function resolveInstant(wall: number, { offsetAt, ofTwo }: WallClock): number {
  const [before, after] = [wall - offsetAt(wall - dayMs), wall - offsetAt(wall + dayMs)];
  const matching = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
  if (matching.length === 0) return before;
  return ofTwo === 'first' ? Math.min(...matching) : Math.max(...matching);
}

/** The local time in a zone at an instant, as if it were UTC. */
export function toWallTime(instant: number, zone: string): number {
  return instant + zoneOffset(instant, zone);
}
