import { useTheme } from '@mui/material/styles';
import type { Spread } from '@redraft/contracts';

interface Props {
  spread: Pick<Spread, 'box' | 'dots'>;
  /** Position of a value on the value axis. */
  scale: (value: number) => number;
  /** Centre and thickness of the shape on the other axis. */
  crossPosition: number;
  thickness: number;
  isUpright?: boolean;
}

/** Below this width the middle half is drawn as a line. */
const minBoxWidth = 7;

/**
 * Five or more values as a box plot: middle half with median, whiskers at the first and ninth decile. Fewer values as dots
 * (docs/metrics.md#quantiles).
 */
export function SpreadShape({
  spread: { box, dots },
  scale,
  crossPosition,
  thickness,
  isUpright = false,
}: Props) {
  const { palette } = useTheme().vars;
  const toPoint = (alongAxis: number, acrossAxis: number) =>
    isUpright ? { x: acrossAxis, y: alongAxis } : { x: alongAxis, y: acrossAxis };
  if (box === null) {
    const radius = Math.max(2, Math.min(4.5, thickness / 2.4));
    // Fewer than five sorted values: equal values are one dot.
    return [...new Set(dots)].map((value) => {
      const { x, y } = toPoint(scale(value), crossPosition);
      return <circle key={value} cx={x} cy={y} r={radius} fill={palette.chart.one} />;
    });
  }
  const half = thickness / 2;
  const line = (from: number, to: number, acrossAxis: [number, number], width: number) => {
    const [start, end] = [toPoint(from, acrossAxis[0]), toPoint(to, acrossAxis[1])];
    return (
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} stroke={palette.chart.one} strokeWidth={width} />
    );
  };
  const [low, quarter, middle, threeQuarters, high] = [
    box.low,
    box.quarter,
    box.middle,
    box.threeQuarters,
    box.high,
  ].map(scale) as [number, number, number, number, number];
  const dot = toPoint(middle, crossPosition);
  if (thickness < minBoxWidth) {
    return (
      <>
        {line(low, high, [crossPosition, crossPosition], 1)}
        {line(quarter, threeQuarters, [crossPosition, crossPosition], Math.max(2, thickness))}
        <Median crossPosition={dot} size={3.5} />
      </>
    );
  }
  const boxCorner = toPoint(Math.min(quarter, threeQuarters), crossPosition - half);
  const length = Math.abs(threeQuarters - quarter);
  return (
    <>
      {line(low, high, [crossPosition, crossPosition], 1.5)}
      {line(low, low, [crossPosition - half / 2, crossPosition + half / 2], 1.5)}
      {line(high, high, [crossPosition - half / 2, crossPosition + half / 2], 1.5)}
      <rect
        x={boxCorner.x}
        y={boxCorner.y}
        width={isUpright ? thickness : Math.max(1, length)}
        height={isUpright ? Math.max(1, length) : thickness}
        rx={2}
        fill={palette.background.paper}
      />
      <rect
        x={boxCorner.x}
        y={boxCorner.y}
        width={isUpright ? thickness : Math.max(1, length)}
        height={isUpright ? Math.max(1, length) : thickness}
        rx={2}
        fill={palette.chart.one}
        fillOpacity={0.28}
        stroke={palette.chart.one}
      />
      <Median crossPosition={dot} size={Math.min(5.5, half)} />
    </>
  );
}

/** Distinguished by shape and colour. */
function Median({
  crossPosition: { x, y },
  size,
}: {
  crossPosition: { x: number; y: number };
  size: number;
}) {
  const { palette } = useTheme().vars;
  return (
    <path
      d={`M${x},${y - size}L${x + size},${y}L${x},${y + size}L${x - size},${y}Z`}
      fill={palette.chart.two}
      stroke={palette.background.paper}
      strokeWidth={1}
    />
  );
}
