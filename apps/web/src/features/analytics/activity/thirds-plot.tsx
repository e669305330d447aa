import type { ReactNode } from 'react';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { shortenLabel } from '../../../ui/chart/band-axis.ts';
import { type Mark, Plot } from '../../../ui/chart/plot.tsx';
import { createCalendarAxis, type Span } from '../../../ui/chart/time-axis.ts';
import { computeLabelMargin, createValueAxis } from '../../../ui/chart/value-axis.ts';
import { ValueLines } from '../../../ui/chart/value-lines.tsx';

export interface Third {
  /** Milliseconds since the Unix epoch. */
  x: number;
  end: number;
  label: string;
  /** Top of the drawn mark; anchors its label. */
  value: number;
  draw: (place: ThirdPlace) => ReactNode;
  onOpen?: (() => void) | undefined;
}
export interface ThirdPlace {
  yOf: (value: number) => number;
  /** Centre of the third of a day. */
  x: number;
  width: number;
}
export interface ThirdsLane {
  id: string | number;
  /** Null if there is only one lane. */
  name: string | null;
  thirds: readonly Third[];
}

interface Props {
  label: string;
  lanes: readonly ThirdsLane[];
  /** From the start of the first day to the end of the last. */
  span: Span;
  zone: string;
  largest: number;
  axis: { title: string; format: (value: number) => string; stepFor?: (rawStep: number) => number };
}

const margin = { left: 56, right: 10, top: 22, bottom: 28 } as const;
const laneGap = 40;
const widest = 18;

function laneHeight(lanes: number): number {
  return lanes === 1 ? 220 : lanes < 4 ? 120 : 84;
}

/** Thirds of days on a calendar axis, one lane per assignment; all lanes share the same axes. */
export function ThirdsPlot({ label, lanes, span, zone, largest, axis }: Props) {
  const plotHeight = laneHeight(lanes.length);
  const height = margin.top + lanes.length * (plotHeight + laneGap) - laneGap + margin.bottom;
  return (
    <Plot
      label={label}
      height={height}
      draw={(width) => {
        const laneViews = lanes.map((lane, index) => {
          const top = margin.top + index * (plotHeight + laneGap);
          const values = createValueAxis(largest, {
            from: top + plotHeight,
            to: top,
            ...(axis.stepFor ? { stepFor: axis.stepFor } : {}),
          });
          return { lane, top, values };
        });
        const tickLabels = laneViews.flatMap(({ values }) =>
          values.ticks.map(({ value }) => axis.format(value)),
        );
        const range = { from: computeLabelMargin(tickLabels, margin.left), to: width - margin.right };
        const { xOf, ticks } = createCalendarAxis(span, zone, range);
        return {
          marks: laneViews.flatMap(({ lane, values, top }) =>
            lane.thirds.map((third): Mark => {
              const [left, right] = [xOf(third.x), xOf(third.end)];
              const x = (left + right) / 2;
              return {
                id: `${lane.id} ${third.x}`,
                x,
                y: values.yOf(third.value),
                label: third.label,
                onOpen: third.onOpen,
                shape: (
                  <>
                    <rect
                      x={Math.min(left, x - 5)}
                      y={top}
                      width={Math.max(right - left, 10)}
                      height={plotHeight}
                      fill="transparent"
                    />
                    {third.draw({
                      yOf: values.yOf,
                      x,
                      width: Math.max(2, Math.min(widest, (right - left) * 0.8)),
                    })}
                  </>
                ),
              };
            }),
          ),
          background: (
            <>
              {laneViews.map(({ lane, top, values }) => (
                <g key={lane.id}>
                  {lane.name !== null && (
                    <AxisTitle
                      x={range.from}
                      y={top - 8}
                      text={shortenLabel(lane.name, range.to - range.from)}
                      isStrong
                    />
                  )}
                  <ValueLines ticks={values.ticks} range={range} format={axis.format} />
                </g>
              ))}
              {lanes.length === 1 && <AxisTitle x={0} y={12} text={axis.title} />}
              <AxisLabels labels={ticks} y={height - 8} />
            </>
          ),
        };
      }}
    />
  );
}
