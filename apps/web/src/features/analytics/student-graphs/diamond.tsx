import { useTheme } from '@mui/material/styles';

/** The mean of the class beside what one student did. */
export function Diamond({ x, y }: { x: number; y: number }) {
  const { palette } = useTheme().vars;
  return (
    <path
      d={`M${x},${y - 8}L${x + 6},${y}L${x},${y + 8}L${x - 6},${y}Z`}
      fill={palette.chart.two}
      stroke={palette.background.paper}
      strokeWidth={1.5}
    />
  );
}
