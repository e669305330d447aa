import { useTheme } from '@mui/material/styles';
import type { Spread } from '@redraft/contracts';

interface Props {
  spread: Pick<Spread, 'box' | 'dots'>;
  /** Position of a value on the value axis. */
  place: (value: number) => number;
  /** Centre and thickness of the shape on the other axis. */
  at: number;
  thickness: number;
  isUpright?: boolean;
}

/** Below this width the middle half is drawn as a line. */
const minBoxWidth = 7;

/**
 * Five or more values as a box plot: middle half with median, whiskers at the first and ninth decile. Fewer values as dots
 * (docs/metrics.md#quantiles).
 */
export function SpreadShape({ spread: { box, dots }, place, at, thickness, isUpright = false }: Props) {
  const { palette } = useTheme().vars;
  const point = (along: number, across: number) =>
    isUpright ? { x: across, y: along } : { x: along, y: across };
  if (box === null) {
    const radius = Math.max(2, Math.min(4.5, thickness / 2.4));
    // Fewer than five sorted values: equal values are one dot.
    return [...new Set(dots)].map((value) => {
      const { x, y } = point(place(value), at);
      return <circle key={value} cx={x} cy={y} r={radius} fill={palette.chart.one} />;
    });
  }
  const half = thickness / 2;
  const line = (from: number, to: number, across: [number, number], width: number) => {
    const [start, end] = [point(from, across[0]), point(to, across[1])];
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
  ].map(place) as [number, number, number, number, number];
  const dot = point(middle, at);
  if (thickness < minBoxWidth) {
    return (
      <>
        {line(low, high, [at, at], 1)}
        {line(quarter, threeQuarters, [at, at], Math.max(2, thickness))}
        <Median at={dot} size={3.5} />
      </>
    );
  }
  const corner = point(Math.min(quarter, threeQuarters), at - half);
  const length = Math.abs(threeQuarters - quarter);
  return (
    <>
      {line(low, high, [at, at], 1.5)}
      {line(low, low, [at - half / 2, at + half / 2], 1.5)}
      {line(high, high, [at - half / 2, at + half / 2], 1.5)}
      <rect
        x={corner.x}
        y={corner.y}
        width={isUpright ? thickness : Math.max(1, length)}
        height={isUpright ? Math.max(1, length) : thickness}
        rx={2}
        fill={palette.background.paper}
      />
      <rect
        x={corner.x}
        y={corner.y}
        width={isUpright ? thickness : Math.max(1, length)}
        height={isUpright ? Math.max(1, length) : thickness}
        rx={2}
        fill={palette.chart.one}
        fillOpacity={0.28}
        stroke={palette.chart.one}
      />
      <Median at={dot} size={Math.min(5.5, half)} />
    </>
  );
}

/** Distinguished by shape and colour. */
function Median({ at: { x, y }, size }: { at: { x: number; y: number }; size: number }) {
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
