import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { type Mark, Plot } from '../../../ui/chart/plot.tsx';
import { createCalendarAxis, createSittingsAxis, type Span } from '../../../ui/chart/time-axis.ts';
import { createAxisTo } from '../../../ui/chart/value-axis.ts';
import { ValueLines } from '../../../ui/chart/value-lines.tsx';
import { computeMinutesMax } from './minutes-drawing.ts';
import { paceBands } from './pace.ts';
import { PaceBand } from './pace-band.tsx';
import type { TimeMode } from './words-scale.ts';

interface Props {
  label: string;
  points: readonly { x: number; y: number; label: string }[];
  sittings: readonly Span[];
  zone: string;
  mode: TimeMode;
  onOpen?: ((t: number) => void) | undefined;
}

const height = 300;
const margin = { top: 24, right: 8, bottom: 28, left: 44 } as const;

/** One line per minute, in front of the pace bands. */
export function MinutesPlot({ label, points, sittings, zone, mode, onOpen }: Props) {
  const { t } = useTranslation('graphs');
  const { palette } = useTheme().vars;
  return (
    <Plot
      label={label}
      height={height}
      draw={(width) => {
        const range = { from: margin.left, to: width - margin.right };
        const bottom = height - margin.bottom;
        const { top, yOf, ticks } = createAxisTo(computeMinutesMax(points), {
          from: bottom,
          to: margin.top,
          step: 50,
        });
        const span = { from: points[0]?.x ?? 0, to: points.at(-1)?.x ?? 0 };
        const axis =
          mode === 'sittings'
            ? createSittingsAxis(sittings, zone, range)
            : createCalendarAxis(span, zone, range);
        return {
          marks: points.map(({ x, y, label }): Mark => {
            const time = axis.xOf(x);
            return {
              id: String(x),
              x: time,
              y: yOf(y),
              label,
              onOpen: onOpen && (() => onOpen(x)),
              shape: (
                <>
                  <rect
                    x={time - 3}
                    y={margin.top}
                    width={6}
                    height={bottom - margin.top}
                    fill="transparent"
                  />
                  <line
                    x1={time}
                    x2={time}
                    y1={bottom}
                    y2={yOf(y)}
                    stroke={palette.chart.one}
                    strokeWidth={1.5}
                  />
                  <circle cx={time} cy={yOf(y)} r={2.5} fill={palette.chart.one} />
                </>
              ),
            };
          }),
          background: (
            <>
              {paceBands.map(({ id, from, to }, index) => (
                <PaceBand
                  key={id}
                  index={index}
                  x={range.from}
                  width={range.to - range.from}
                  y={yOf(Math.min(to, top))}
                  height={yOf(from) - yOf(Math.min(to, top))}
                />
              ))}
              <AxisTitle x={0} y={12} text={t('wordChange.axis')} />
              <ValueLines ticks={ticks} range={range} format={String} />
              {axis.breaks.map((time) => (
                <line
                  key={time}
                  x1={time}
                  x2={time}
                  y1={margin.top}
                  y2={bottom}
                  stroke={palette.surface.border}
                  strokeDasharray="2 4"
                />
              ))}
              <AxisLabels labels={axis.ticks} y={height - 8} />
            </>
          ),
        };
      }}
    />
  );
}
