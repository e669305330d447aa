import { useTheme } from '@mui/material/styles';
import type { ClassDays } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { formatDayAfterWord } from '../../lib/digits.ts';
import { AxisLabels } from '../../ui/chart/axis-labels.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { ValueLines } from '../../ui/chart/value-lines.tsx';
import { drawDays, margin } from './days-scale.ts';

const height = 240;

/** A line over days, with a point for each. */
export function DaysGraph({ days }: { days: ClassDays['days'] }) {
  const { t, i18n } = useTranslation('oversight');
  const { palette } = useTheme().vars;
  const format = (value: number) => value.toLocaleString(i18n.language);
  const draw = (width: number) => {
    const { points, line, top } = drawDays(days, { width, height });
    const bottom = height - margin.bottom;
    const ticks = [0, 0.5, 1].map((share) => ({
      value: share * top,
      at: margin.top + (bottom - margin.top) * (1 - share),
    }));
    const [first, last] = [points[0], points.length > 1 ? points.at(-1) : undefined];
    const ends = [
      ...(first ? [{ ...first, anchor: last ? ('start' as const) : ('middle' as const) }] : []),
      ...(last ? [{ ...last, anchor: 'end' as const }] : []),
    ];
    return {
      marks: points.map(({ day, x, y }, index) => ({
        id: day,
        x,
        y,
        label: `${formatDayAfterWord(i18n.language, day)}: ${format(Math.round(days[index]?.amount ?? 0))}`,
        shape: <circle cx={x} cy={y} r={3.5} fill={palette.chart.one} />,
      })),
      background: (
        <>
          <ValueLines ticks={ticks} range={{ from: margin.left, to: width - margin.right }} format={format} />
          <path d={line} fill="none" stroke={palette.chart.one} strokeWidth={2} />
          <AxisLabels
            labels={ends.map(({ x, day, anchor }) => ({
              at: x,
              label: day,
              anchor,
            }))}
            y={height - 8}
          />
        </>
      ),
    };
  };
  return <Plot label={t('figures.daysLabel')} height={height} draw={draw} />;
}
