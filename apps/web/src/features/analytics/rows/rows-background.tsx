import { useTheme } from '@mui/material/styles';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import type { RowLayout } from './row-layout.ts';

interface Props {
  layout: RowLayout;
  ticks: readonly { value: number; at: number }[];
  axis: { title: string; format: (value: number) => string };
  width: number;
}

export function RowsBackground({ layout, ticks, axis, width }: Props) {
  const { palette } = useTheme().vars;
  const bottom = layout.height - layout.bottom;
  const last = ticks.length - 1;
  return (
    <>
      {ticks.map(({ value, at }) => (
        <line key={value} x1={at} x2={at} y1={layout.top} y2={bottom} stroke={palette.chart.grid} />
      ))}
      <AxisLabels
        labels={ticks.map(({ value, at }, index) => ({
          at,
          label: axis.format(value),
          anchor: index === 0 ? ('start' as const) : index === last ? ('end' as const) : ('middle' as const),
        }))}
        y={bottom + 16}
      />
      <AxisTitle x={width - 2} y={bottom + 34} text={axis.title} anchor="end" />
    </>
  );
}
