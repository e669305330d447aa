import { applyConditionalStyle, type ConditionalFormats } from '../conditional/conditional-formats.ts';
import type { ConditionalResult } from '../workbook/conditional-rules.ts';
import { type DisplayText, formatCell } from '../workbook/display-text.ts';
import { fitText } from '../workbook/fitted-text.ts';
import { type BookStyle, type CellFormat, defaultFormat } from '../workbook/style.ts';
import {
  findRuns,
  getRunFormat,
  sliceRuns,
  splitByRuns,
  type TextRange,
  type TextRuns,
} from '../workbook/text-runs.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  getCell,
  getStyle,
  isError,
  type Row,
  type Sheet,
} from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';
import { computeTextWidth } from './cell-style.ts';
import {
  computeTextOverflow,
  getOverflowSide,
  maxOverflowColumns,
  type TextOverflow,
} from './text-overflow.ts';
import type { TextWidth } from './text-width.ts';
import { pixelsPerPoint } from './units.ts';

/** What determines the texts of cells. */
export interface TextContext {
  sheet: Sheet;
  styles: readonly BookStyle[];
  columns: AxisSizes;
  lang: string;
  is1904: boolean;
  textWidth: TextWidth;
  conditionalFormats: ConditionalFormats;
}

/** Pixels that the icon of a conditional format takes. */
const iconWidth = 18;

export interface CellContent {
  format: CellFormat;
  displayText: DisplayText | null;
  /** As it fits into the cell. */
  text: string;
  /** Of `text`, if a part of it has a format of its own. */
  runs: TextRuns | null;
  fullText: string;
  condition: ConditionalResult | null;
  /** The error that the cell shows. */
  error: string | null;
}

/** Format and text of a cell that is `width` pixels wide. */
export function createCellContent(
  context: TextContext,
  address: CellAddress,
  { cell, width }: { cell: Cell | undefined; width: number },
): CellContent {
  const { sheet, styles, lang, is1904 } = context;
  const ownFormat = styles[getStyle(sheet, address)]?.format ?? defaultFormat;
  const condition = context.conditionalFormats.at(address);
  const format = condition === null ? ownFormat : applyConditionalStyle(ownFormat, condition.style);
  if (cell === undefined)
    return { format, displayText: null, text: '', runs: null, fullText: '', condition, error: null };
  const displayText = formatCell(cell, format, { lang, is1904 });
  const availableWidth = computeTextWidth(width, format) - (condition?.icon ? iconWidth : 0);
  const text = fitText(cell, {
    cellFormat: format,
    displayText,
    lang,
    fits: (candidate) => format.rotation !== 0 || context.textWidth(candidate, format) <= availableWidth,
  });
  const seen = findSeenLetters(text, context, { address, cell, format });
  const isHidden = condition?.hidesValue === true;
  const runs = isHidden || text !== cell.value ? undefined : findRuns(cell);
  return {
    format,
    displayText,
    text: isHidden ? '' : text.slice(seen.start, seen.end),
    runs: runs === undefined ? null : sliceRuns(runs, seen),
    fullText: displayText.text,
    condition,
    error: isError(cell.value) ? cell.value.error : null,
  };
}

/** Shorter texts are not worth measuring. */
const minCutLength = 250;
/** Letters are wider than this part of their font's size, but for marks above others. */
const minLetterWidth = 0.15;

/** The letters of a text on one line that can be seen, however far it runs on: a browser takes minutes to print all that a cell can hold. */
function findSeenLetters(
  text: string,
  { columns }: TextContext,
  { address, cell, format }: { address: CellAddress; cell: Cell; format: CellFormat },
): TextRange {
  const all = { start: 0, end: text.length };
  const side = text.length < minCutLength ? null : getOverflowSide(cell, format);
  if (side === null) return all;
  const { column } = address;
  const first = columns.start(Math.max(0, column - maxOverflowColumns));
  const seen = columns.start(Math.min(columns.count, column + maxOverflowColumns + 1)) - first;
  const size = findSmallestSize(cell, format);
  const count = Math.ceil(seen / (size * pixelsPerPoint * minLetterWidth));
  if (text.length <= count) return all;
  if (side === 'left') return { start: 0, end: count };
  const start = side === 'right' ? text.length - count : (text.length - count) >> 1;
  return { start, end: start + count };
}

/** In points. */
const findSmallestSize = (cell: Cell, format: CellFormat): number =>
  (cell.runs ?? []).reduce((size, run) => Math.min(size, Math.max(1, run.format?.size ?? size)), format.size);

/** Of merged cells: the content of the first one, and the right and bottom borders of the last. */
export function createMergedContent(context: TextContext, area: Area, width: number): CellContent {
  const { sheet, styles } = context;
  const first = { row: area.top, column: area.left };
  const content = createCellContent(context, first, { cell: getCell(sheet, first), width });
  const bordersAt = (address: CellAddress) =>
    (styles[getStyle(sheet, address)]?.format ?? defaultFormat).borders;
  const { right } = bordersAt({ row: area.top, column: area.right });
  const { bottom } = bordersAt({ row: area.bottom, column: area.left });
  const { borders } = content.format;
  return { ...content, format: { ...content.format, borders: { ...borders, right, bottom } } };
}

/** The width of the text of a cell on one line. */
function measureContent({ text, runs, format }: CellContent, textWidth: TextWidth): number {
  if (runs === null) return textWidth(text, format);
  return splitByRuns(text, runs).reduce(
    (sum, { part, run }) => sum + textWidth(part, getRunFormat(run, format)),
    0,
  );
}

/** How far the text of a cell runs on into its neighbours; null if it stays in its cell. */
export function computeCellOverflow(
  context: TextContext,
  { row, column }: CellAddress,
  from: { cell: Cell; content: CellContent; cells: Row['cells']; merges: readonly Area[] },
): TextOverflow | null {
  const { cell, content, cells, merges } = from;
  const side = getOverflowSide(cell, content.format);
  if (side === null) return null;
  const { columns } = context;
  const paddings = columns.size(column) - computeTextWidth(columns.size(column), content.format);
  const requiredWidth = Math.ceil(measureContent(content, context.textWidth)) + paddings;
  return computeTextOverflow(row, column, { side, requiredWidth }, { cells, columns, merges });
}
