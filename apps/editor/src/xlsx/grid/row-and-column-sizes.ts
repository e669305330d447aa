import { resolveFontFace } from '../../ui/font-faces.ts';
import { type BookStyle, defaultFormat } from '../workbook/style.ts';
import {
  findRowsOfSameHeights,
  lastColumn,
  type Row,
  type Sheet,
  type Workbook,
} from '../workbook/workbook.ts';
import { type AxisSizes, createAxisSizes } from './axis-sizes.ts';
import { computeFittedHeight, type FittingContext } from './fitted-height.ts';
import { pixelsPerPoint } from './units.ts';

/** Pixels beside the digits of a column where the file sets no width; then of a row where it sets no height. */
const columnPadding = 5;
export const defaultHeight = 20;

/**
 * Pixels of the widest digit of the font of a workbook, in which the format measures columns. Not rounded, as text is not either: as many digits fit
 * into a column as its width says. The format of cells without one has the font of the style Normal.
 */
export function computeCharacterWidth(styles: readonly BookStyle[]): number {
  const { size, font } = styles[0]?.format ?? defaultFormat;
  return size * pixelsPerPoint * resolveFontFace(font).digitWidth;
}

export const convertWidthToPixels = (characters: number, characterWidth: number): number =>
  Math.round(characters * characterWidth);
export const convertPixelsToWidth = (pixels: number, characterWidth: number): number =>
  Math.round((pixels / characterWidth) * 100) / 100;
export const convertPixelsToHeight = (pixels: number): number =>
  Math.round((pixels / pixelsPerPoint) * 4) / 4;

interface ColumnSizes {
  width: number | null;
  baseWidth: number;
  characterWidth: number;
  sizes: AxisSizes;
}

const columnSizesCache = new WeakMap<Sheet['columns'], ColumnSizes>();

export function getColumnSizes({ styles }: Pick<Workbook, 'styles'>, sheet: Sheet): AxisSizes {
  const characterWidth = computeCharacterWidth(styles);
  const cached = columnSizesCache.get(sheet.columns);
  const { defaultWidth: width, baseWidth } = sheet;
  if (cached?.width === width && cached.baseWidth === baseWidth && cached.characterWidth === characterWidth)
    return cached.sizes;
  const toPixels = (width: number): number => convertWidthToPixels(width, characterWidth);
  const defaultSize =
    sheet.defaultWidth === null ? toPixels(sheet.baseWidth) + columnPadding : toPixels(sheet.defaultWidth);
  const customSizes = new Map<number, number>();
  let sheetDefaultSize = defaultSize;
  for (const { from, to, width, isHidden } of sheet.columns) {
    const size = isHidden ? 0 : width === null ? defaultSize : toPixels(width);
    // A visible span from the first column to the last, or to the last but one, sets the default width of the sheet.
    if (to >= lastColumn - 1 && from === 0 && size > 0) sheetDefaultSize = size;
    else for (let index = from; index <= Math.min(to, lastColumn); index++) customSizes.set(index, size);
  }
  const sizes = createAxisSizes(customSizes, sheetDefaultSize, lastColumn + 1);
  columnSizesCache.set(sheet.columns, { width, baseWidth, characterWidth, sizes });
  return sizes;
}

interface RowSizes {
  rows: Sheet['rows'];
  merges: Sheet['merges'];
  columns: AxisSizes;
  styles: readonly BookStyle[];
  count: number;
  defaultSize: number;
  customSizes: ReadonlyMap<number, number>;
  sizes: AxisSizes;
}

const rowSizesCache = new WeakMap<Sheet['rows'], RowSizes>();
/** By sheet id: most rows are the same as at the last time, and usually all sizes. */
const lastRowSizes = new Map<number, RowSizes>();

export function getRowSizes(workbook: Workbook, sheet: Sheet, count: number): AxisSizes {
  const columns = getColumnSizes(workbook, sheet);
  const { styles } = workbook;
  const { merges } = sheet;
  const cached = rowSizesCache.get(sheet.rows);
  if (
    cached?.columns === columns &&
    cached.merges === merges &&
    cached.styles === styles &&
    cached.count === count
  )
    return cached.sizes;
  const defaultSize =
    sheet.defaultHeight === null
      ? defaultHeight
      : Math.max(8, Math.round(sheet.defaultHeight * pixelsPerPoint));
  const last = lastRowSizes.get(sheet.id);
  const isComparable =
    last !== undefined &&
    last.columns === columns &&
    last.merges === merges &&
    last.styles === styles &&
    last.defaultSize === defaultSize;
  const context: FittingContext = { styles, columns, merges, defaultSize };
  const computeSize = (row: Row, index: number): number =>
    row.isHidden
      ? 0
      : row.height === null
        ? computeFittedHeight(row, index, context)
        : Math.round(row.height * pixelsPerPoint);
  const rows = findRowsOfSameHeights(sheet);
  const isSame =
    isComparable &&
    last.count === count &&
    last.rows.size === rows.size &&
    hasSameSizes(last, rows, computeSize);
  const customSizes = isSame
    ? last.customSizes
    : listCustomSizes(rows, isComparable ? last : null, { defaultSize, computeSize });
  const sizes = isSame ? last.sizes : createAxisSizes(customSizes, defaultSize, count);
  const found = { rows: sheet.rows, merges, columns, styles, count, defaultSize, customSizes, sizes };
  rowSizesCache.set(sheet.rows, found);
  lastRowSizes.set(sheet.id, found);
  return sizes;
}

type ComputeSize = (row: Row, index: number) => number;

/** Whether the rows, of which most are usually the same, all have the size that they had. */
function hasSameSizes(
  { rows: lastRows, customSizes, defaultSize }: RowSizes,
  rows: Sheet['rows'],
  computeSize: ComputeSize,
): boolean {
  for (const [index, row] of rows) {
    const lastRow = lastRows.get(index);
    if (lastRow === row) continue;
    if (lastRow === undefined || computeSize(row, index) !== (customSizes.get(index) ?? defaultSize))
      return false;
  }
  return true;
}

function listCustomSizes(
  rows: Sheet['rows'],
  last: RowSizes | null,
  { defaultSize, computeSize }: { defaultSize: number; computeSize: ComputeSize },
): ReadonlyMap<number, number> {
  const customSizes = new Map<number, number>();
  for (const [index, row] of rows) {
    const size =
      last?.rows.get(index) === row ? (last.customSizes.get(index) ?? defaultSize) : computeSize(row, index);
    if (size !== defaultSize) customSizes.set(index, size);
  }
  return customSizes;
}
