import { zoneOffset } from './zone-offset.ts';

const dayMs = 86_400_000;

export interface LocalTimeRules {
  /** The offset of the zone at an instant, in ms. */
  offsetAt: (instant: number) => number;
  /** Which instant of a repeated local time, as in the night in which summer time ends. */
  ifRepeated: 'first' | 'second';
}

/**
 * The instant of a local time (`wall`), which is given in ms as if it were UTC. A local time that is skipped when summer time starts moves forward by the
 * skipped interval. The offsets a day earlier and a day later are those on both sides of any change of the clocks.
 */
export function resolveInstant(wall: number, { offsetAt, ifRepeated }: LocalTimeRules): number {
  const [before, after] = [wall - offsetAt(wall - dayMs), wall - offsetAt(wall + dayMs)];
  const matching = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
  if (matching.length === 0) return before;
  return ifRepeated === 'first' ? Math.min(...matching) : Math.max(...matching);
}

/** The local time in a zone at an instant, as if it were UTC. */
export function toWallTime(instant: number, zone: string): number {
  return instant + zoneOffset(instant, zone);
}
