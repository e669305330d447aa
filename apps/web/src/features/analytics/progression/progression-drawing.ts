import type { Progression } from '@redraft/contracts';
import { curveStepAfter, line } from 'd3-shape';
import { createCalendarAxis, createSittingsAxis, type Span } from '../../../ui/chart/time-axis.ts';
import { createValueAxis, type ValueAxis } from '../../../ui/chart/value-axis.ts';
import type { TimeMode } from '../words/words-scale.ts';

export type ProgressPoint = Progression['segments'][number]['points'][number];

export const margin = { top: 24, right: 12, bottom: 28, left: 60 } as const;

export interface ProgressDrawing {
  values: ValueAxis;
  ticks: ReturnType<typeof createCalendarAxis>['ticks'];
  /** One path of the text length per stretch without a long pause. */
  lengths: readonly string[];
  /** All points with their coordinates, in chronological order. */
  points: readonly { point: ProgressPoint; x: number; length: number; position: number }[];
  /** Writing sessions, from left to right. */
  bands: readonly { from: number; to: number }[];
}

interface Size {
  width: number;
  height: number;
  mode: TimeMode;
}

/** Coordinates of text length and change positions; lines are interrupted at breaks. */
export function drawProgress(
  { segments, sittings, timezone }: Pick<Progression, 'segments' | 'sittings' | 'timezone'>,
  { width, height, mode }: Size,
): ProgressDrawing {
  const range: Span = { from: margin.left, to: Math.max(margin.left + 1, width - margin.right) };
  const allPoints = segments.flatMap(({ points }) => points);
  const span = { from: allPoints[0]?.t ?? 0, to: allPoints.at(-1)?.t ?? 0 };
  const axis =
    mode === 'sittings'
      ? createSittingsAxis(sittings, timezone, range)
      : createCalendarAxis(span, timezone, range);
  const maxLength = allPoints.reduce((max, { chars }) => Math.max(max, chars), 0);
  const values = createValueAxis(maxLength, { from: height - margin.bottom, to: margin.top });
  const toPosition = (point: ProgressPoint) => ({
    point,
    x: axis.xOf(point.t),
    length: values.yOf(point.chars),
    position: values.yOf(Math.min(point.position, maxLength)),
  });
  return {
    values,
    ticks: axis.ticks,
    lengths: segments.map(
      ({ points }) =>
        line<ProgressPoint>(
          ({ t }) => axis.xOf(t),
          ({ chars }) => values.yOf(chars),
        ).curve(curveStepAfter)([...points]) ?? '',
    ),
    points: allPoints.map(toPosition),
    bands: sittings.map(({ from, to }) => ({ from: axis.xOf(from), to: axis.xOf(to) })),
  };
}

/** The last point at or before a position. */
export function findPointIndex(points: ProgressDrawing['points'], x: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.x <= x),
  );
}
