import { useTheme } from '@mui/material/styles';
import { isolateBidi } from '../../lib/bidi-isolation.ts';

interface ValueProps {
  ticks: readonly { value: number; at: number }[];
  /** Start and end of the lines. */
  range: { from: number; to: number };
  format: (value: number) => string;
}

/** Grid lines with their values on the left. */
export function ValueLines({ ticks, range, format }: ValueProps) {
  const { palette, font } = useTheme().vars;
  return (
    <>
      {ticks.map(({ value, at }) => (
        <g key={value}>
          <line x1={range.from} x2={range.to} y1={at} y2={at} stroke={palette.chart.grid} />
          <text
            x={range.from - 8}
            y={at + 4}
            textAnchor="end"
            fill={palette.text.secondary}
            style={{ font: font.caption, fontVariantNumeric: 'tabular-nums' }}
          >
            {isolateBidi(format(value), 'ltr')}
          </text>
        </g>
      ))}
    </>
  );
}
