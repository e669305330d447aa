import { useTheme } from '@mui/material/styles';
import { isolateBidi } from '../../../lib/bidi-isolation.ts';
import { ValueLines } from '../../../ui/chart/value-lines.tsx';
import { useGraphFormats } from '../graph-formats.ts';
import type { Drawing } from './words-scale.ts';
import { margin } from './words-scale.ts';

interface Props {
  drawing: Drawing;
  size: { width: number; height: number };
}

export function WordsAxes({ drawing, size }: Props) {
  const { number } = useGraphFormats();
  const { palette, font } = useTheme().vars;
  const style = { font: font.caption, fontVariantNumeric: 'tabular-nums' };
  return (
    <g>
      <ValueLines
        ticks={drawing.yTicks}
        range={{ from: margin.left, to: size.width - margin.right }}
        format={number}
      />
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
          {isolateBidi(label, 'ltr')}
        </text>
      ))}
    </g>
  );
}
