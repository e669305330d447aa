import { resolveFontFace } from '../../ui/font-faces.ts';
import { type BookStyle, type CellFormat, defaultFormat, stackedRotation } from '../workbook/style.ts';
import type { TextRuns } from '../workbook/text-runs.ts';
import { type Area, isError, type Row, type Sheet, type Value } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';
import { pixelsPerPoint } from './units.ts';

/** What the heights of the rows of a sheet depend on. */
export interface FittingContext {
  styles: readonly BookStyle[];
  columns: AxisSizes;
  merges: Sheet['merges'];
  defaultSize: number;
}

const fittedHeightCache = new WeakMap<Row, { context: FittingContext; index: number; size: number }>();

/** Pixels of a line. */
const computeLineHeight = ({ size, font }: Pick<CellFormat, 'size' | 'font'>): number =>
  Math.round(size * pixelsPerPoint * resolveFontFace(font).lineHeight);

interface LineHeight {
  height: number;
  /** Of the other lines, where a text has characters of several sizes: its largest ones are in one line at least. */
  averageHeight?: number;
  /** Null if the height depends on nothing else. */
  format: CellFormat | null;
}

const lineHeightsCache = new WeakMap<readonly BookStyle[], readonly LineHeight[]>();

/** By style. */
function getLineHeights(styles: readonly BookStyle[]): readonly LineHeight[] {
  const cached = lineHeightsCache.get(styles);
  if (cached !== undefined) return cached;
  const lineHeights = styles.map(({ format }) => ({
    height: computeLineHeight(format),
    format: format.wraps || format.rotation !== 0 ? format : null,
  }));
  lineHeightsCache.set(styles, lineHeights);
  return lineHeights;
}

function computeTextHeight(
  value: Value,
  format: CellFormat,
  { width, height: lineHeight, averageHeight = lineHeight }: LineHeight & { width: number },
): number {
  const text = String(value);
  if (format.rotation !== 0) return computeTurnedHeight(text, format, lineHeight) || lineHeight + 2;
  // Numbers do not wrap.
  if (typeof value === 'number') return lineHeight + 2;
  const charactersPerLine = Math.max(1, Math.floor((width - 6) / (format.size * 0.66)));
  const lineCount = text
    .split('\n')
    .reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(paragraph.length / charactersPerLine)), 0);
  return lineHeight + Math.ceil((lineCount - 1) * averageHeight) + 2;
}

const maxRowHeight = 546;

/** The height of a turned line, of which the width is estimated. */
function computeTurnedHeight(text: string, { rotation, size }: CellFormat, lineHeight: number): number {
  if (rotation === stackedRotation) return [...text].length * lineHeight;
  const angle = (Math.abs(rotation) * Math.PI) / 180;
  const width = [...text].length * size * 0.7 + 6;
  return Math.round(Math.sin(angle) * width + Math.cos(angle) * lineHeight);
}

/** The height needed by the text; character widths are estimated, which is accurate enough for whole lines. */
export function computeFittedHeight(row: Row, index: number, context: FittingContext): number {
  const cached = fittedHeightCache.get(row);
  if (cached?.index === index && isSameContext(cached.context, context)) return cached.size;
  const { styles, columns, merges } = context;
  const lineHeights = getLineHeights(styles);
  const rowMerges = indexMerges(merges).get(index);
  let size = context.defaultSize;
  for (const [column, { value, style, runs }] of row.cells) {
    const line = lineHeights[style];
    if (line === undefined || value === null || isError(value)) continue;
    const merge = rowMerges?.get(column);
    // Text over several rows does not make one of them higher.
    if (merge !== undefined && merge.top < merge.bottom) continue;
    const width =
      merge === undefined ? columns.size(column) : columns.start(merge.right + 1) - columns.start(merge.left);
    const fitted = runs === undefined ? line : fitRuns(line, runs, styles[style]?.format ?? defaultFormat);
    const height =
      fitted.format === null
        ? fitted.height + 2
        : computeTextHeight(value, fitted.format, { ...fitted, width });
    if (height > size) size = Math.min(maxRowHeight, height);
  }
  fittedHeightCache.set(row, { context, index, size });
  return size;
}

/** A line is as high as its largest run needs; how much fits into it depends on the size of most of its characters. */
function fitRuns(line: LineHeight, runs: TextRuns, cellFormat: CellFormat): LineHeight {
  let [height, width, area, count] = [0, 0, 0, 0];
  for (const { length, format } of runs) {
    const own = format === null ? line.height : computeLineHeight(format);
    const runWidth = length * (format ?? cellFormat).size;
    height = Math.max(height, own);
    width += runWidth;
    area += runWidth * own;
    count += length;
  }
  const format = line.format === null ? null : { ...line.format, size: width / count };
  return { height, averageHeight: area / width, format };
}

const isSameContext = (one: FittingContext, other: FittingContext): boolean =>
  one.styles === other.styles &&
  one.columns === other.columns &&
  one.merges === other.merges &&
  one.defaultSize === other.defaultSize;

const mergesByCell = new WeakMap<Sheet['merges'], Map<number, Map<number, Area>>>();

/** By row and column of the cell that is shown in each. */
function indexMerges(merges: Sheet['merges']): ReadonlyMap<number, ReadonlyMap<number, Area>> {
  const known = mergesByCell.get(merges);
  if (known !== undefined) return known;
  const byRow = new Map<number, Map<number, Area>>();
  for (const merge of merges) {
    const row = byRow.get(merge.top) ?? new Map<number, Area>();
    byRow.set(merge.top, row.set(merge.left, merge));
  }
  mergesByCell.set(merges, byRow);
  return byRow;
}
