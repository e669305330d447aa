import { instantOf, wallTimeOf, zoneOffset } from '@redraft/calendar';
import { scaleUtc } from 'd3-scale';
import type { View } from './zoom-rules.ts';

interface Tick {
  at: number;
  label: string;
}

const dayMs = 24 * 3600 * 1000;

/** Round local times in the zone, as many as fit. */
export function computeTicks(view: View, zone: string, count: number): Tick[] {
  const walls = scaleUtc()
    .domain([wallTimeOf(view.start, zone), wallTimeOf(view.end, zone)])
    .ticks(count)
    .map(Number);
  const step = (walls[1] ?? 0) - (walls[0] ?? 0);
  const offsetAt = (instant: number) => zoneOffset(instant, zone);
  return walls
    .map((wall) => ({ at: instantOf(wall, { offsetAt, ofTwo: 'first' }), label: labelOf(wall, step) }))
    .filter(({ at }) => at >= view.start && at <= view.end);
}

/** The part of 'YYYY-MM-DD HH:mm' that is significant for the tick interval. */
function labelOf(wall: number, step: number): string {
  const text = new Date(wall).toISOString();
  if (wall % dayMs !== 0) return step < 60_000 ? text.slice(11, 19) : text.slice(11, 16);
  if (step >= 360 * dayMs) return text.slice(0, 4);
  return step >= 28 * dayMs ? text.slice(0, 7) : text.slice(0, 10);
}

/** Ticks whose labels do not overlap or exceed the end: rounding may bring ticks closer than requested. */
export function selectLabelled(
  ticks: readonly Tick[],
  { xOf, minGap, end }: { xOf: (at: number) => number; minGap: number; end: number },
): Tick[] {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at }) => {
    const x = xOf(at);
    if (x < free || x + minGap > end) return false;
    free = x + minGap;
    return true;
  });
}
