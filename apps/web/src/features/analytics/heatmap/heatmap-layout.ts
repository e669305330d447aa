import { estimateWidth } from '../../../ui/chart/time-axis.ts';
import type { HeatmapRow } from './heatmap-days.ts';

export interface HeatmapLayout {
  /** Width of the day names on the left. */
  labelWidth: number;
  cellWidth: number;
  rowHeight: number;
  /** Interval of hour labels above the columns. */
  stride: number;
  height: number;
  /** Dates omit the year. */
  isNarrow: boolean;
}

const headHeight = 22;
const maxCellWidth = 40;
/** Below this width dates omit the year. */
const narrowWidth = 560;

/** Cell positions for a width: all 24 hours are visible without scrolling. Weekdays are longer in some languages. */
export function computeHeatmapLayout(rows: number, width: number, longestWeekday = 'Mon'): HeatmapLayout {
  const isNarrow = width < narrowWidth;
  const longer = estimateWidth(longestWeekday) - estimateWidth('Mon');
  const labelWidth = (isNarrow ? 66 : 112) + Math.max(0, longer);
  const cellWidth = Math.min(maxCellWidth, (width - labelWidth) / 24);
  const rowHeight = isNarrow ? 22 : 26;
  return {
    labelWidth,
    cellWidth,
    rowHeight,
    stride: isNarrow ? 6 : 3,
    height: headHeight + rows * rowHeight + 4,
    isNarrow,
  };
}

/** Top left corner of an hour's cell. */
export function computeHourPosition(
  { labelWidth, cellWidth, rowHeight }: HeatmapLayout,
  { row, hour }: { row: number; hour: number },
): { x: number; y: number } {
  return { x: labelWidth + hour * cellWidth, y: headHeight + row * rowHeight };
}

/** Share of the cell that a level fills: size duplicates the colour, so that neither is needed alone. */
export const levelStyles = {
  low: { colour: 'heat1', share: 0.5 },
  medium: { colour: 'heat2', share: 0.64 },
  high: { colour: 'heat3', share: 0.82 },
  extreme: { colour: 'heat4', share: 1 },
} as const;

export const levels = ['low', 'medium', 'high', 'extreme'] as const;

/** React key of a row. */
export function buildRowKey(row: HeatmapRow): string {
  return row.kind === 'gap' ? `gap ${row.afterDay}` : row.day;
}
