import type { BookStyle } from '../workbook/style.ts';
import { isError, lastColumn, type Row, type Sheet, type Workbook } from '../workbook/workbook.ts';
import { type Lines, linesOf } from './lines.ts';

/** Pixels per character of the default font, per point, and the padding of a cell. */
const pixelsOfCharacter = 7;
const pixelsOfPoint = 96 / 72;
const standardWidth = 64;
const standardHeight = 20;

export const pixelsOfWidth = (characters: number): number => Math.round(characters * pixelsOfCharacter);
export const widthOfPixels = (pixels: number): number => Math.round((pixels / pixelsOfCharacter) * 100) / 100;
export const heightOfPixels = (pixels: number): number => Math.round((pixels / pixelsOfPoint) * 4) / 4;

const columnsKnown = new WeakMap<Sheet['columns'], { width: number | null; lines: Lines }>();

export function columnLines(sheet: Sheet): Lines {
  const known = columnsKnown.get(sheet.columns);
  if (known !== undefined && known.width === sheet.defaultWidth) return known.lines;
  const plain = sheet.defaultWidth === null ? standardWidth : pixelsOfWidth(sheet.defaultWidth);
  const others = new Map<number, number>();
  let plainHere = plain;
  for (const { from, to, width, isHidden } of sheet.columns) {
    const size = isHidden ? 0 : width === null ? plain : pixelsOfWidth(width);
    // A span up to the last column sets the default width of the sheet.
    if (to >= lastColumn - 1 && from === 0 && size > 0) plainHere = size;
    else for (let at = from; at <= Math.min(to, lastColumn); at++) others.set(at, size);
  }
  const lines = linesOf(others, plainHere, lastColumn + 1);
  columnsKnown.set(sheet.columns, { width: sheet.defaultWidth, lines });
  return lines;
}

const rowsKnown = new WeakMap<
  Sheet['rows'],
  { columns: Lines; styles: readonly BookStyle[]; count: number; lines: Lines }
>();

export function rowLines(workbook: Workbook, sheet: Sheet, count: number): Lines {
  const columns = columnLines(sheet);
  const known = rowsKnown.get(sheet.rows);
  if (
    known !== undefined &&
    known.columns === columns &&
    known.styles === workbook.styles &&
    known.count === count
  )
    return known.lines;
  const plain =
    sheet.defaultHeight === null
      ? standardHeight
      : Math.max(8, Math.round(sheet.defaultHeight * pixelsOfPoint));
  const others = new Map<number, number>();
  for (const [at, row] of sheet.rows) {
    const size = row.isHidden
      ? 0
      : row.height === null
        ? tallest(row, workbook.styles, columns, plain)
        : Math.round(row.height * pixelsOfPoint);
    if (size !== plain) others.set(at, size);
  }
  const lines = linesOf(others, plain, count);
  rowsKnown.set(sheet.rows, { columns, styles: workbook.styles, count, lines });
  return lines;
}

const tallestKnown = new WeakMap<Row, { styles: readonly BookStyle[]; columns: Lines; size: number }>();
const tallestRow = 546;

/** The height needed by the text; character widths are estimated, which is accurate enough for whole lines. */
function tallest(row: Row, styles: readonly BookStyle[], columns: Lines, plain: number): number {
  const known = tallestKnown.get(row);
  if (known !== undefined && known.styles === styles && known.columns === columns) return known.size;
  let size = plain;
  for (const [column, { value, style }] of row.cells) {
    const format = styles[style]?.format;
    if (format === undefined || value === null || isError(value)) continue;
    const text = String(value);
    const line = Math.round(format.size * pixelsOfPoint * 1.3);
    const letters = Math.max(1, Math.floor((columns.size(column) - 6) / (format.size * 0.62)));
    const lines = format.wraps
      ? text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / letters)), 0)
      : 1;
    size = Math.max(size, Math.min(tallestRow, lines * line + 2));
  }
  tallestKnown.set(row, { styles, columns, size });
  return size;
}
