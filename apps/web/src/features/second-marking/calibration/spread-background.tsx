import { useTheme } from '@mui/material/styles';
import { AxisLabels } from '../../../ui/chart/axis-labels.tsx';

interface Props {
  /** Positions in pixels. */
  rows: readonly { key: number; name: string; y: number; from: number; to: number; median: number }[];
  ticks: readonly { at: number; label: string }[];
  margin: { top: number; bottom: number };
  height: number;
}

/** The scale, and per text its name, range of marks, and median. */
export function SpreadBackground({ rows, ticks, margin, height }: Props) {
  const { palette, font } = useTheme().vars;
  const bottom = height - margin.bottom;
  const last = ticks.length - 1;
  const ends = [...ticks].sort((one, other) => one.at - other.at);
  const labels = ends.map((tick, index) => ({
    ...tick,
    anchor: index === 0 ? ('start' as const) : index === last ? ('end' as const) : ('middle' as const),
  }));
  return (
    <>
      {ticks.map(({ at, label }) => (
        <line key={label} x1={at} x2={at} y1={margin.top} y2={bottom} stroke={palette.chart.grid} />
      ))}
      <AxisLabels labels={labels} y={height - 10} />
      {rows.map(({ key, name, y, from, to, median }) => (
        <g key={key}>
          <text x={16} y={y - 20} fill={palette.text.primary} style={{ font: font.caption, fontWeight: 600 }}>
            {name}
          </text>
          <line
            x1={from}
            x2={to}
            y1={y}
            y2={y}
            stroke={palette.chart.one}
            strokeWidth={3}
            strokeOpacity={0.45}
          />
          <path
            d={`M${median},${y - 9}L${median + 9},${y}L${median},${y + 9}L${median - 9},${y}Z`}
            fill={palette.chart.two}
          />
        </g>
      ))}
    </>
  );
}
