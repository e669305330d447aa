import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ClassDays } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '../../lib/digits.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { LeftToRight } from '../../ui/left-to-right.tsx';
import { drawDays, margin } from './days-scale.ts';

const height = 240;

/** A line chart over days; values are in the table beside it. */
export function DaysGraph({ days }: { days: ClassDays['days'] }) {
  const { t, i18n } = useTranslation('oversight');
  const { palette } = useTheme().vars;
  const { ref, width } = useWidth();
  const { points, line, top } = useMemo(() => drawDays(days, { width, height }), [days, width]);
  const bottom = height - margin.bottom;
  const [first, last] = [points[0], points.length > 1 ? points.at(-1) : undefined];
  const ticks = [0, 0.5, 1].map((share) => ({
    value: share * top,
    y: margin.top + (bottom - margin.top) * (1 - share),
  }));
  return (
    <Box ref={ref} sx={{ height, typography: 'caption' }}>
      {width > 0 && (
        <LeftToRight>
          <svg width={width} height={height} role="img" aria-label={t('figures.daysLabel')}>
            {ticks.map(({ value, y }) => (
              <g key={value}>
                <line x1={margin.left} x2={width - margin.right} y1={y} y2={y} stroke={palette.divider} />
                <text x={margin.left - 8} y={y + 4} textAnchor="end" fill={palette.text.secondary}>
                  {value.toLocaleString(i18n.language)}
                </text>
              </g>
            ))}
            <path d={line} fill="none" stroke={palette.chart.one} strokeWidth={2} />
            {points.map(({ day, x, y }) => (
              <circle key={day} cx={x} cy={y} r={3.5} fill={palette.chart.one} />
            ))}
            {first !== undefined && (
              <text
                x={first.x}
                y={height - 8}
                textAnchor={last === undefined ? 'middle' : 'start'}
                fill={palette.text.secondary}
              >
                {toDigitsOf(i18n.language, first.day)}
              </text>
            )}
            {last !== undefined && (
              <text x={last.x} y={height - 8} textAnchor="end" fill={palette.text.secondary}>
                {toDigitsOf(i18n.language, last.day)}
              </text>
            )}
          </svg>
        </LeftToRight>
      )}
    </Box>
  );
}
