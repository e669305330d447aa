import { scaleUtc } from 'd3-scale';
import { DateTime } from 'luxon';

/** Where times stand on a horizontal axis, and what is written under it. */
export type TimeAxis = {
  xOf: (t: number) => number;
  ticks: { at: number; label: string }[];
  /** Places where time without writing was left out. */
  breaks: number[];
};
export type Span = { from: number; to: number };

const minute = 60_000;
const day = 24 * 60 * minute;
/** A pause of half an hour ends a sitting (spec 4 §3). */
const sittingGap = 30 * minute;
/** Pixels between two sittings. */
const breakWidth = 18;
/** A sitting keeps at least this share of the room, so that a short one can still be seen. */
const leastShare = 0.04;
const labelWidth = 96;

/** Runs of times without a pause of half an hour. */
export function sittingsOf(times: readonly number[]): Span[] {
  const sittings: Span[] = [];
  for (const t of times) {
    const last = sittings.at(-1);
    if (last !== undefined && t - last.to <= sittingGap) last.to = t;
    else sittings.push({ from: t, to: t });
  }
  return sittings;
}

/** The calendar as it went; ticks fall on round times of the class's clock. */
export function calendarAxis(times: readonly number[], zone: string, room: Span): TimeAxis {
  const wall = (t: number) => t + DateTime.fromMillis(t, { zone }).offset * minute;
  const first = wall(times[0] ?? 0);
  const last = Math.max(wall(times.at(-1) ?? 0), first + minute);
  const scale = scaleUtc([first, last], [room.from, room.to]);
  const format = last - first > 2 * day ? 'MM-dd' : 'HH:mm';
  const count = Math.max(2, Math.floor((room.to - room.from) / labelWidth));
  const ticks = scale.ticks(count).map((tick) => ({
    at: scale(tick),
    label: DateTime.fromJSDate(tick, { zone: 'utc' }).toFormat(format),
  }));
  return { xOf: (t) => scale(wall(t)), ticks, breaks: [] };
}

/** The sittings end to end, each named by its beginning: days without writing take no room. */
export function sittingsAxis(times: readonly number[], zone: string, room: Span): TimeAxis {
  const placed = placeSittings(sittingsOf(times), room);
  const xOf = (t: number) => {
    const sitting = placed.findLast(({ from }) => from <= t) ?? placed[0];
    if (sitting === undefined) return room.from;
    const share = Math.min(1, (t - sitting.from) / Math.max(1, sitting.to - sitting.from));
    return sitting.left + share * sitting.width;
  };
  let free = Number.NEGATIVE_INFINITY;
  const ticks = placed.flatMap(({ from, left }) => {
    if (left < free) return [];
    free = left + labelWidth;
    return [{ at: left, label: DateTime.fromMillis(from, { zone }).toFormat('MM-dd HH:mm') }];
  });
  const breaks = placed.slice(1).map(({ left }) => left - breakWidth / 2);
  return { xOf, ticks, breaks };
}

function placeSittings(sittings: readonly Span[], room: Span) {
  const writing = sittings.reduce((sum, { from, to }) => sum + to - from, 0);
  const least = Math.max(minute, leastShare * writing);
  const lengths = sittings.map(({ from, to }) => Math.max(least, to - from));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const forWriting = Math.max(1, room.to - room.from - breakWidth * (sittings.length - 1));
  let left = room.from;
  return sittings.map((sitting, index) => {
    const width = ((lengths[index] ?? 0) / total) * forWriting;
    const place = { ...sitting, left, width };
    left += width + breakWidth;
    return place;
  });
}
