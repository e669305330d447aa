import type { HeatmapRow } from './heatmap-days.ts';

export interface HeatmapLayout {
  /** Of the names of the days, at the left. */
  labelWidth: number;
  cellWidth: number;
  rowHeight: number;
  /** Hours between two figures above the columns. */
  stride: number;
  height: number;
}

const head = 22;
const maxCellWidth = 40;
/** Below this width, days are named without their year. */
const narrow = 560;

/** Where the fields of a heatmap stand in so much width: all 24 hours are always there, without scrolling. */
export function computeHeatmapLayout(rows: number, width: number): HeatmapLayout {
  const isNarrow = width < narrow;
  const labelWidth = isNarrow ? 66 : 112;
  const cellWidth = Math.min(maxCellWidth, (width - labelWidth) / 24);
  const rowHeight = isNarrow ? 22 : 26;
  return {
    labelWidth,
    cellWidth,
    rowHeight,
    stride: isNarrow ? 6 : 3,
    height: head + rows * rowHeight + 4,
  };
}

export function isNarrowLayout({ labelWidth }: HeatmapLayout): boolean {
  return labelWidth < 100;
}

/** The upper left corner of an hour's field. */
export function positionOfHour(
  { labelWidth, cellWidth, rowHeight }: HeatmapLayout,
  { row, hour }: { row: number; hour: number },
): { x: number; y: number } {
  return { x: labelWidth + hour * cellWidth, y: head + row * rowHeight };
}

/** How much of its field a level fills: size and colour say the same, so that neither is needed alone. */
export const levelStyles = {
  low: { colour: 'heat1', share: 0.5 },
  medium: { colour: 'heat2', share: 0.64 },
  high: { colour: 'heat3', share: 0.82 },
  extreme: { colour: 'heat4', share: 1 },
} as const;

export const levels = ['low', 'medium', 'high', 'extreme'] as const;

/** A row's own key. */
export function keyOfRow(row: HeatmapRow): string {
  return row.kind === 'gap' ? `gap ${row.after}` : row.day;
}
