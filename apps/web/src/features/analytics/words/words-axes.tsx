import { useTheme } from '@mui/material/styles';
import type { Drawing } from './words-scale.ts';
import { margin } from './words-scale.ts';

interface Props {
  drawing: Drawing;
  size: { width: number; height: number };
}

export function WordsAxes({ drawing, size }: Props) {
  const { palette, font } = useTheme().vars;
  const style = { font: font.caption, fontVariantNumeric: 'tabular-nums' };
  return (
    <g>
      {drawing.yTicks.map(({ at, label }) => (
        <g key={label}>
          <line x1={margin.left} x2={size.width - margin.right} y1={at} y2={at} stroke={palette.chart.grid} />
          <text x={margin.left - 8} y={at + 4} textAnchor="end" fill={palette.text.secondary} style={style}>
            {label}
          </text>
        </g>
      ))}
      {drawing.axis.breaks.map((at) => (
        <line
          key={at}
          x1={at}
          x2={at}
          y1={margin.top}
          y2={size.height - margin.bottom}
          stroke={palette.surface.border}
          strokeDasharray="2 4"
        />
      ))}
      {drawing.axis.ticks.map(({ at, label, anchor }) => (
        <text
          key={at}
          x={at}
          y={size.height - 6}
          textAnchor={anchor}
          fill={palette.text.secondary}
          style={style}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
