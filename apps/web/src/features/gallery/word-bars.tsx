import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../../ui/chart/use-width.ts';
import { LeftToRight } from '../../ui/left-to-right.tsx';
import { sampleDays } from './sample-world.ts';

const height = 260;
const margin = { left: 40, bottom: 24, top: 8 };

/** A sample chart: responsive, themed, with a text description. */
export function WordBars() {
  const { t, i18n } = useTranslation('gallery');
  const { vars, typography } = useTheme();
  const { ref, width } = useWidth();
  const x = scaleBand(
    sampleDays.map((one) => one.day),
    [margin.left, width],
  ).padding(0.4);
  const y = scaleLinear([0, 600], [height - margin.bottom, margin.top]);
  const label = { fill: vars?.palette.text.secondary ?? '', fontSize: typography.caption.fontSize ?? '' };
  return (
    <Box ref={ref} sx={{ minWidth: 320 }}>
      <LeftToRight>
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={t('chartName')}
          style={{ display: 'block' }}
        >
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line x1={margin.left} x2={width} y1={y(tick)} y2={y(tick)} stroke={vars?.palette.chart.grid} />
              <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" {...label}>
                {tick.toLocaleString(i18n.language)}
              </text>
            </g>
          ))}
          {sampleDays.map((one) => (
            <g key={one.day}>
              <rect
                x={x(one.day) ?? 0}
                y={y(one.words)}
                width={x.bandwidth()}
                height={height - margin.bottom - y(one.words)}
                rx={2}
                fill={vars?.palette.chart.one}
              />
              <text x={(x(one.day) ?? 0) + x.bandwidth() / 2} y={height - 6} textAnchor="middle" {...label}>
                {one.day}
              </text>
            </g>
          ))}
        </svg>
      </LeftToRight>
    </Box>
  );
}
