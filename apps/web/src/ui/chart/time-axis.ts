import { scaleUtc } from 'd3-scale';
import { DateTime } from 'luxon';

/** Where times stand on a horizontal axis, and what is written under it. */
export interface TimeAxis {
  xOf: (t: number) => number;
  ticks: Tick[];
  /** Places where time without writing was left out. */
  breaks: number[];
}
/** A label and the place that it names; it stands there by its start, middle or end. */
export interface Tick {
  at: number;
  label: string;
  anchor: 'start' | 'middle' | 'end';
}
export interface Span {
  from: number;
  to: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Pixels between two sittings, and the most of the room that all of them may take. */
const breakWidth = 18;
const breaksShare = 0.4;
/** A sitting keeps at least this share of the room, so that a short one can still be seen. */
const minShare = 0.04;
/** A digit of the caption's type in pixels; no sign of a date or a time is wider. */
const digitWidth = 7.2;
/** Between two labels. */
const labelGap = 16;

function widthOf(label: string): number {
  return label.length * digitWidth;
}

/** Where a label stands: in the middle of its place, or beside it where it would leave the room. */
export function computeExtent({ at, label, anchor }: Tick): Span {
  const width = widthOf(label);
  const from = { start: at, middle: at - width / 2, end: at - width }[anchor];
  return { from, to: from + width };
}

/** As many labels as there is room for, from left to right, none of them touching another. */
export function placeLabels(wanted: readonly { at: number; label: string }[], range: Span): Tick[] {
  const placed: Tick[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const { at, label } of wanted) {
    const half = widthOf(label) / 2;
    const anchor = at - half < range.from ? 'start' : at + half > range.to ? 'end' : 'middle';
    const tick: Tick = { at, label, anchor };
    const { from, to } = computeExtent(tick);
    if (from < free || from < range.from || to > range.to) continue;
    placed.push(tick);
    free = to + labelGap;
  }
  return placed;
}

/** The calendar as it went; ticks fall on round times of the class's clock. */
export function calendarAxis(times: Span, zone: string, range: Span): TimeAxis {
  const wall = (t: number) => t + DateTime.fromMillis(t, { zone }).offset * minute;
  const first = wall(times.from);
  const last = Math.max(wall(times.to), first + minute);
  const scale = scaleUtc([first, last], [range.from, range.to]);
  const isDays = last - first > 2 * day;
  // More than there is room for may be asked for: those that would touch are left out.
  const count = Math.max(4, Math.floor((range.to - range.from) / (widthOf('MM-dd') + 3 * labelGap)));
  const wanted = scale.ticks(count).map((tick) => ({
    at: scale(tick),
    // Midnight is told by the day that begins: clock times alone would leave open which.
    label: DateTime.fromJSDate(tick, { zone: 'utc' }).toFormat(
      isDays || tick.getTime() % day === 0 ? 'MM-dd' : 'HH:mm',
    ),
  }));
  return { xOf: (t) => scale(wall(t)), ticks: placeLabels(wanted, range), breaks: [] };
}

/** The sittings end to end, each named by its beginning: days without writing take no room. */
export function sittingsAxis(sittings: readonly Span[], zone: string, range: Span): TimeAxis {
  const { placed, gap } = placeSittings(sittings, range);
  const xOf = (t: number) => {
    const sitting = placed.findLast(({ from }) => from <= t) ?? placed[0];
    if (sitting === undefined) return range.from;
    const share = Math.min(1, (t - sitting.from) / Math.max(1, sitting.to - sitting.from));
    return sitting.left + share * sitting.width;
  };
  const wanted = placed.map(({ from, left }) => ({
    at: left,
    label: DateTime.fromMillis(from, { zone }).toFormat('MM-dd HH:mm'),
  }));
  const breaks = placed.slice(1).map(({ left }) => left - gap / 2);
  return { xOf, ticks: placeLabels(wanted, range), breaks };
}

function placeSittings(sittings: readonly Span[], range: Span) {
  const writing = sittings.reduce((sum, { from, to }) => sum + to - from, 0);
  const min = Math.max(minute, minShare * writing);
  const lengths = sittings.map(({ from, to }) => Math.max(min, to - from));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const width = range.to - range.from;
  const gaps = Math.max(1, sittings.length - 1);
  const gap = Math.min(breakWidth, (breaksShare * width) / gaps);
  const forWriting = Math.max(1, width - gap * (sittings.length - 1));
  let left = range.from;
  const placed = sittings.map((sitting, index) => {
    const own = ((lengths[index] ?? 0) / total) * forWriting;
    const place = { ...sitting, left, width: own };
    left += own + gap;
    return place;
  });
  return { placed, gap };
}
