import type { Span } from '../../../ui/chart/time-axis.ts';
import { roundAxisMax } from './words-scale.ts';

interface Minute {
  x: number;
  y: number;
}

/** Pause after which a new session starts (docs/metrics.md#sessions). */
const maxPause = 30 * 60_000;
const minute = 60_000;

/** Derives writing sessions from minutes with changes, with a precision of one minute. */
export function groupMinutesBySitting(points: readonly Minute[]): Span[] {
  const sittings: Span[] = [];
  for (const { x } of points) {
    const last = sittings.at(-1);
    if (last !== undefined && x - last.to <= maxPause) last.to = x + minute;
    else sittings.push({ from: x, to: x + minute });
  }
  return sittings;
}

export function computeMinutesMax(points: readonly Minute[]): number {
  return roundAxisMax(Math.max(0, ...points.map(({ y }) => y)));
}
