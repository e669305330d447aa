import { toHex, toRgb } from '../../drawingml/rgb.ts';
import { isDark } from '../../ui/contrast.ts';
import type { Stroke, TableCell, TableShape } from '../scene/scene.ts';
import { formatBody } from '../text/text-formats.ts';
import { createBorders, defaultBorder } from './table-shape.ts';

/** Formats of a whole table: grid lines only, a filled first row, or also every other row tinted. */
export const tableStyles = ['grid', 'header', 'banded'] as const;
export type TableStyle = (typeof tableStyles)[number];

const dark = '#000000';
const light = '#ffffff';

/** Applies a format to all cells, in place of their fills, borders and text colours. */
export function applyTableStyle(table: TableShape, style: TableStyle, color: string): TableShape {
  return {
    ...table,
    rows: table.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell) => styleCell(cell, { style, color, row: index })),
    })),
  };
}

function styleCell(
  cell: TableCell,
  { style, color, row }: { style: TableStyle; color: string; row: number },
): TableCell {
  if (style === 'grid') {
    return {
      ...cell,
      fill: null,
      fillOpacity: 1,
      borders: createBorders(defaultBorder),
      text: formatBody(cell.text, { run: { color: dark } }),
    };
  }
  const isHeader = row === 0;
  const isBand = style === 'banded' && row % 2 === 1;
  const line: Stroke = style === 'banded' ? { ...defaultBorder, color: light } : defaultBorder;
  const fill = isHeader ? color : isBand ? tint(color, 0.8) : style === 'banded' ? tint(color, 0.9) : null;
  return {
    ...cell,
    fill,
    fillOpacity: 1,
    borders: createBorders(line),
    text: formatBody(cell.text, {
      run: isHeader ? { color: isDark(color) ? light : dark, bold: true } : { color: dark },
    }),
  };
}

/** A colour mixed with white: 0 leaves it as it is, 1 is white. */
const tint = (color: string, share: number): string =>
  toHex(toRgb(color).map((channel) => channel + (1 - channel) * share));
