import { useTheme } from '@mui/material/styles';

interface ValueProps {
  ticks: readonly { value: number; at: number }[];
  /** Where the lines begin and end. */
  range: { from: number; to: number };
  format: (value: number) => string;
}

/** The lines of the grid and what each of them is worth, at their left. */
export function ValueLines({ ticks, range: room, format }: ValueProps) {
  const { palette, font } = useTheme().vars;
  return (
    <>
      {ticks.map(({ value, at }) => (
        <g key={value}>
          <line x1={room.from} x2={room.to} y1={at} y2={at} stroke={palette.chart.grid} />
          <text
            x={room.from - 8}
            y={at + 4}
            textAnchor="end"
            fill={palette.text.secondary}
            style={{ font: font.caption, fontVariantNumeric: 'tabular-nums' }}
          >
            {format(value)}
          </text>
        </g>
      ))}
    </>
  );
}
