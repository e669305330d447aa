import { scaleUtc } from 'd3-scale';
import { DateTime } from 'luxon';

/** A horizontal time scale with its labels. */
export interface TimeAxis {
  xOf: (t: number) => number;
  ticks: Tick[];
  /** Positions where time without writing was left out. */
  breaks: number[];
}
/** A label and its position; `anchor` says whether it starts, centres or ends there. */
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
/** Gap between two sessions in pixels, and the largest share of the width for all gaps. */
const breakWidth = 18;
const breaksShare = 0.4;
/** Minimum share of the width per session, so that short ones stay visible. */
const minShare = 0.04;
/** Width of a digit in the caption font in pixels; no character of a date or time is wider. */
const digitWidth = 7.2;
/** Minimum gap between labels. */
const labelGap = 16;

/** Pixels of an axis label. */
export function estimateWidth(label: string): number {
  return label.length * digitWidth;
}

/** Horizontal extent of a label: centred on its position, or shifted where it would leave the chart. */
export function computeExtent({ at, label, anchor }: Tick): Span {
  const width = estimateWidth(label);
  const from = { start: at, middle: at - width / 2, end: at - width }[anchor];
  return { from, to: from + width };
}

/** As many labels as fit without overlap, from left to right. */
export function placeLabels(candidates: readonly { at: number; label: string }[], range: Span): Tick[] {
  const placed: Tick[] = [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (const { at, label } of candidates) {
    const half = estimateWidth(label) / 2;
    const anchor = at - half < range.from ? 'start' : at + half > range.to ? 'end' : 'middle';
    const tick: Tick = { at, label, anchor };
    const { from, to } = computeExtent(tick);
    if (from < freeFrom || from < range.from || to > range.to) continue;
    placed.push(tick);
    freeFrom = to + labelGap;
  }
  return placed;
}

/** Continuous calendar time; ticks fall on round times in the class's zone. */
export function createCalendarAxis(times: Span, zone: string, range: Span): TimeAxis {
  const toWallTime = (t: number) => t + DateTime.fromMillis(t, { zone }).offset * minute;
  const first = toWallTime(times.from);
  const last = Math.max(toWallTime(times.to), first + minute);
  const scale = scaleUtc([first, last], [range.from, range.to]);
  const isDays = last - first > 2 * day;
  // May be more than fit: overlapping labels are dropped.
  const count = Math.max(4, Math.floor((range.to - range.from) / (estimateWidth('MM-dd') + 3 * labelGap)));
  const candidates = scale.ticks(count).map((tick) => ({
    at: scale(tick),
    // Midnight is labelled with the date, because times alone leave the day open.
    label: DateTime.fromJSDate(tick, { zone: 'utc' }).toFormat(
      isDays || tick.getTime() % day === 0 ? 'MM-dd' : 'HH:mm',
    ),
  }));
  return { xOf: (t) => scale(toWallTime(t)), ticks: placeLabels(candidates, range), breaks: [] };
}

/** Writing sessions end to end, each labelled with its start; time without writing takes no width. */
export function createSittingsAxis(sittings: readonly Span[], zone: string, range: Span): TimeAxis {
  const { placed, gap } = placeSittings(sittings, range);
  const xOf = (t: number) => {
    const sitting = placed.findLast(({ from }) => from <= t) ?? placed[0];
    if (sitting === undefined) return range.from;
    const share = Math.min(1, (t - sitting.from) / Math.max(1, sitting.to - sitting.from));
    return sitting.left + share * sitting.width;
  };
  const candidates = placed.map(({ from, left }) => ({
    at: left,
    label: DateTime.fromMillis(from, { zone }).toFormat('MM-dd HH:mm'),
  }));
  const breaks = placed.slice(1).map(({ left }) => left - gap / 2);
  return { xOf, ticks: placeLabels(candidates, range), breaks };
}

function placeSittings(sittings: readonly Span[], range: Span) {
  const totalWriting = sittings.reduce((sum, { from, to }) => sum + to - from, 0);
  const min = Math.max(minute, minShare * totalWriting);
  const lengths = sittings.map(({ from, to }) => Math.max(min, to - from));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const width = range.to - range.from;
  const gaps = Math.max(1, sittings.length - 1);
  const gap = Math.min(breakWidth, (breaksShare * width) / gaps);
  const writingWidth = Math.max(1, width - gap * (sittings.length - 1));
  let left = range.from;
  const placed = sittings.map((sitting, index) => {
    const ownWidth = ((lengths[index] ?? 0) / total) * writingWidth;
    const placedSitting = { ...sitting, left, width: ownWidth };
    left += ownWidth + gap;
    return placedSitting;
  });
  return { placed, gap };
}
