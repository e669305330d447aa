import { resolveInstant, toWallTime, zoneOffset } from '@redraft/calendar';
import { scaleUtc } from 'd3-scale';
import type { View } from './zoom-rules.ts';

interface Tick {
  at: number;
  label: string;
}

const dayMs = 24 * 3600 * 1000;

/** Round local times in the zone, as many as fit. */
export function computeTicks(view: View, zone: string, count: number): Tick[] {
  const wallTimes = scaleUtc()
    .domain([toWallTime(view.start, zone), toWallTime(view.end, zone)])
    .ticks(count)
    .map(Number);
  const step = (wallTimes[1] ?? 0) - (wallTimes[0] ?? 0);
  const offsetAt = (instant: number) => zoneOffset(instant, zone);
  return wallTimes
    .map((wallTime) => ({
      at: resolveInstant(wallTime, { offsetAt, ifRepeated: 'first' }),
      label: formatTickLabel(wallTime, step),
    }))
    .filter(({ at }) => at >= view.start && at <= view.end);
}

/** The part of 'YYYY-MM-DD HH:mm' that is significant for the tick interval. */
function formatTickLabel(wallTime: number, step: number): string {
  const text = new Date(wallTime).toISOString();
  if (wallTime % dayMs !== 0) return step < 60_000 ? text.slice(11, 19) : text.slice(11, 16);
  if (step >= 360 * dayMs) return text.slice(0, 4);
  return step >= 28 * dayMs ? text.slice(0, 7) : text.slice(0, 10);
}

/** Ticks whose labels do not overlap or exceed the end: rounding may bring ticks closer than requested. */
export function dropOverlappingTicks(
  ticks: readonly Tick[],
  { xOf, minGap, end }: { xOf: (at: number) => number; minGap: number; end: number },
): Tick[] {
  let freeFrom = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at }) => {
    const x = xOf(at);
    if (x < freeFrom || x + minGap > end) return false;
    freeFrom = x + minGap;
    return true;
  });
}
