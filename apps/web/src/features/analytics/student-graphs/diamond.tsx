import { useTheme } from '@mui/material/styles';

/** Marker of the class mean beside a student's value. */
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
