import { useTheme } from '@mui/material/styles';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { createBandAxis } from '../../../ui/chart/band-axis.ts';
import { type Mark, Plot } from '../../../ui/chart/plot.tsx';
import { computeLabelMargin, createValueAxis, roundDurationStep } from '../../../ui/chart/value-axis.ts';
import { ValueLines } from '../../../ui/chart/value-lines.tsx';

export interface ClockHour {
  /** 0 to 23. */
  x: number;
  minutes: number;
  label: string;
}

interface Props {
  label: string;
  hours: readonly ClockHour[];
  axis: { title: string; hours: string; format: (seconds: number) => string };
}

const height = 280;
const margin = { left: 60, right: 8, top: 24, bottom: 44 } as const;
const narrowWidth = 560;

/** One bar per hour of the day. */
export function HoursPlot({ label, hours, axis }: Props) {
  const { palette } = useTheme().vars;
  return (
    <Plot
      label={label}
      height={height}
      draw={(width) => {
        const bottom = height - margin.bottom;
        const values = createValueAxis(60 * Math.max(0, ...hours.map(({ minutes }) => minutes)), {
          from: bottom,
          to: margin.top,
          stepFor: roundDurationStep,
        });
        const tickLabels = values.ticks.map(({ value }) => axis.format(value));
        const range = { from: computeLabelMargin(tickLabels, margin.left), to: width - margin.right };
        const band = createBandAxis(24, range);
        const stride = width < narrowWidth ? 6 : 3;
        return {
          marks: hours.map(({ x, minutes, label }): Mark => {
            const top = values.yOf(minutes * 60);
            return {
              id: String(x),
              x: band.centreOf(x),
              y: top,
              label,
              shape: (
                <>
                  <rect
                    x={band.centreOf(x) - (range.to - range.from) / 48}
                    y={margin.top}
                    width={(range.to - range.from) / 24}
                    height={bottom - margin.top}
                    fill="transparent"
                  />
                  <rect
                    x={band.centreOf(x) - band.width / 2}
                    y={top}
                    width={band.width}
                    height={bottom - top}
                    rx={Math.min(2, band.width / 4)}
                    fill={palette.chart.one}
                  />
                </>
              ),
            };
          }),
          background: (
            <>
              <AxisTitle x={0} y={12} text={axis.title} />
              <ValueLines ticks={values.ticks} range={range} format={axis.format} />
              <AxisLabels
                labels={hours
                  .filter(({ x }) => x % stride === 0)
                  .map(({ x }) => ({ at: band.centreOf(x), label: String(x) }))}
                y={bottom + 16}
              />
              <AxisTitle x={range.to} y={bottom + 36} text={axis.hours} anchor="end" />
            </>
          ),
        };
      }}
    />
  );
}
