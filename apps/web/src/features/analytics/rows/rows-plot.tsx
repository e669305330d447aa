import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { shortenLabel } from '../../../ui/chart/band-axis.ts';
import { type Mark, Plot } from '../../../ui/chart/plot.tsx';
import { createValueAxis } from '../../../ui/chart/value-axis.ts';
import { computeRowLayout, type RowLayout } from './row-layout.ts';
import { RowsBackground } from './rows-background.tsx';

export interface PlotRow {
  id: string | number;
  /** Name of a student or assignment. */
  name: string;
  /** Full description of the row. */
  label: string;
  /** Short value at the row's end. */
  valueText: string;
  /** The value is placed after this position. */
  end: number;
  draw: (place: RowPlace) => ReactNode;
  onOpen?: (() => void) | undefined;
}

export interface RowPlace {
  xOf: (value: number) => number;
  /** Vertical centre of the row. */
  y: number;
  thickness: number;
}

interface Props {
  label: string;
  rows: readonly PlotRow[];
  largest: number;
  axis: { title: string; format: (value: number) => string; stepFor?: (rawStep: number) => number };
  /** Reference line across all rows: a median or mean. */
  reference?: number | undefined;
}

/** Minimum width of an axis label in pixels. */
const labelWidth = 96;

/** Stacked rows on a common axis; on narrow screens names are above their rows. */
export function RowsPlot({ label, rows, largest, axis, reference }: Props) {
  return (
    <Plot
      label={label}
      height={(width) => computeRowLayout(rows.length, width).height}
      draw={(width) => {
        const layout = computeRowLayout(rows.length, width);
        const values = createValueAxis(largest, {
          ...layout.values,
          minGap: labelWidth,
          ...(axis.stepFor ? { stepFor: axis.stepFor } : {}),
        });
        const marks = rows.map((row, index): Mark => {
          const y = layout.middleOf(index);
          return {
            id: String(row.id),
            x: Math.min(values.yOf(row.end), layout.values.to),
            y,
            label: row.label,
            onOpen: row.onOpen,
            shape: (
              <>
                <rect
                  x={0}
                  y={layout.topOf(index)}
                  width={width}
                  height={layout.rowHeight}
                  fill="transparent"
                />
                {row.draw({ xOf: values.yOf, y, thickness: layout.thickness })}
              </>
            ),
          };
        });
        const background = (
          <>
            <RowsBackground layout={layout} ticks={values.ticks} axis={axis} width={width} />
            {reference !== undefined && <Reference at={values.yOf(reference)} layout={layout} />}
            {rows.map((row, index) => (
              <g key={row.id}>
                <AxisTitle
                  x={0}
                  y={layout.nameY(index)}
                  text={shortenLabel(row.name, layout.nameWidth)}
                  hasOutline
                />
                <AxisTitle
                  x={width - 2}
                  y={layout.isNarrow ? layout.nameY(index) : layout.middleOf(index) + 4}
                  text={row.valueText}
                  anchor="end"
                  hasOutline
                />
              </g>
            ))}
          </>
        );
        return { background, marks };
      }}
    />
  );
}

function Reference({ at, layout }: { at: number; layout: RowLayout }) {
  const { palette } = useTheme().vars;
  return (
    <line
      x1={at}
      x2={at}
      y1={layout.top}
      y2={layout.height - layout.bottom}
      stroke={palette.text.primary}
      strokeDasharray="5 4"
      strokeWidth={1.5}
    />
  );
}
