import type { ConditionalRule } from './conditional-rules.ts';
import type { SheetDrawing } from './drawings.ts';
import type { SheetFilter } from './filter.ts';
import type { PageSetup } from './page-setup.ts';
import type { BookStyle } from './style.ts';
import type { Table } from './tables.ts';
import type { TextRuns } from './text-runs.ts';
import type { ValidationRule } from './validation-rules.ts';

/**
 * A workbook as it is shown and edited: immutable plain data. Edits return a new workbook that shares unchanged data; the same edits on the same
 * workbook give the same result, on the page and in the worker.
 */
export interface Workbook {
  /** In tab order. */
  sheets: readonly Sheet[];
  /** Cells refer to styles by index; the first `fileStyleCount` are those of the opened file. */
  styles: readonly BookStyle[];
  fileStyleCount: number;
  definedNames: readonly DefinedName[];
  tables: readonly Table[];
  /** Uses the 1904 date system. */
  is1904: boolean;
  /** Structural changes of rows, columns and sheets in order: content outside the model is adjusted by them on writing. */
  structureChanges: readonly StructureChange[];
  /** Id of the sheet that the file shows when it is opened; null if it does not say. */
  activeSheet: number | null;
  /** Id of the next new sheet; never reused. */
  nextSheetId: number;
  /** Whether sheets cannot be added, deleted, renamed or moved. */
  isStructureLocked: boolean;
}

export interface Sheet {
  /** Stable id, independent of the name. */
  id: number;
  name: string;
  visibility: 'visible' | 'hidden' | 'veryHidden';
  /** RRGGBB. */
  colour: string | null;
  rows: ReadonlyMap<number, Row>;
  columns: readonly ColumnSpan[];
  /** In characters; null if the file does not say. */
  defaultWidth: number | null;
  /** Digits that fit into a column where the file sets no width. */
  baseWidth: number;
  /** In points. */
  defaultHeight: number | null;
  merges: readonly Area[];
  frozen: { rows: number; columns: number };
  notes: readonly Note[];
  links: readonly Link[];
  /** By priority. */
  conditionalRules: readonly ConditionalRule[];
  validationRules: readonly ValidationRule[];
  filters: readonly SheetFilter[];
  /** From back to front. */
  drawings: readonly SheetDrawing[];
  pageSetup: PageSetup;
  isRightToLeft: boolean;
  hasGridLines: boolean;
  /** Whether locked cells are protected from changes. */
  isProtected: boolean;
  /** Content of this sheet in the file that is not shown. */
  unsupported: readonly Unsupported[];
  /** Why rows and columns cannot be inserted or deleted; null if they can. */
  structureLock: StructureLock | null;
  /** Ranges of array formulas, which cannot be changed partially. */
  arrayRanges: readonly Area[];
  /** Whether charts or tables of other sheets read from this one. */
  isReadByOtherSheets: boolean;
}

export const unsupportedFeatures = [
  'chart',
  'picture',
  'drawing',
  'pivot',
  'conditional',
  'validation',
  'table',
  'sparkline',
  'control',
  'thread',
] as const;
export type Unsupported = (typeof unsupportedFeatures)[number];

export type StructureLock = 'table' | 'pivot' | 'block' | 'thread' | 'extension' | 'control' | 'protected';

export interface Row {
  cells: ReadonlyMap<number, Cell>;
  /** In points; null for automatic height. */
  height: number | null;
  isHidden: boolean;
  /** Style of empty cells. */
  style: number | null;
  /** Offset of the row in the opened sheet; its other attributes are preserved. */
  source?: number;
}

export type Value = string | number | boolean | { readonly error: string } | null;

export interface Cell {
  /** Typed content, or the last result of the formula. */
  value: Value;
  /** Without the equals sign. */
  formula?: string;
  /** A formula of a file that is no array formula: ranges are reduced to one cell by implicit intersection. */
  intersects?: true;
  /** The formula has several results. */
  array?: ArrayExtent;
  /** The value is a result of the array formula of another cell. */
  isSpilled?: true;
  style: number;
  /** Of a text of which a part has a format of its own; missing otherwise. */
  runs?: TextRuns;
  /** Offset of the cell in the opened sheet, while its content is unchanged. */
  source?: number;
}

/** The cells that an array formula fills, from its own cell. */
export interface ArrayExtent {
  rows: number;
  columns: number;
  /** Fixed: an array formula that was entered for exactly these cells. Dynamic: as many cells as there are results. */
  kind: 'fixed' | 'dynamic';
  /** Other content is in the way, so that the cells show no results. */
  isBlocked?: true;
}

/** Adjacent columns with equal properties; both ends inclusive. */
export interface ColumnSpan {
  from: number;
  to: number;
  /** In characters; null for the default width. */
  width: number | null;
  isHidden: boolean;
  style: number | null;
  /** Offset in the opened sheet; its other attributes are preserved. */
  source?: number;
}

/** A rectangle of cells; both ends inclusive, zero-based. */
export interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface CellAddress {
  row: number;
  column: number;
}

export interface Note extends CellAddress {
  author: string;
  text: string;
  /** Offset of the note in its part; its formatting is preserved, as long as the text is the same. */
  source?: number;
}

export interface Link {
  area: Area;
  /** A web address; null for a location in the file. */
  address: string | null;
}

export interface DefinedName {
  name: string;
  /** The sheet that is the scope of the name; null for the workbook. */
  sheet: number | null;
  formula: string;
  /** Its index in the opened list; null for a name from another version. */
  source: number | null;
  /** Made by a program for itself. */
  isHidden?: boolean;
}

export type Axis = 'rows' | 'columns';

/** Lines inserted at an index, or deleted from there if `count` is negative. */
export interface Shift {
  axis: Axis;
  at: number;
  count: number;
}

export type StructureChange =
  | { kind: 'shift'; sheet: number; name: string; shift: Shift }
  | { kind: 'rename'; sheet: number; from: string; to: string }
  | { kind: 'remove'; sheet: number; name: string }
  /** New positions of sorted rows; recorded only if the file has links there. */
  | { kind: 'sort'; sheet: number; name: string; area: Area; moved: ReadonlyMap<number, number> };

export const lastRow = 1_048_575;
export const lastColumn = 16_383;
/** Excel's limit for the text of a cell. */
export const maxTextLength = 32_767;

export const emptyRow: Row = { cells: new Map(), height: null, isHidden: false, style: null };

export function getSheet(workbook: Workbook, id: number): Sheet {
  const sheet = workbook.sheets.find((one) => one.id === id);
  if (sheet === undefined) throw new Error(`No sheet ${id}`);
  return sheet;
}

export function getCell(sheet: Sheet, { row, column }: CellAddress): Cell | undefined {
  return sheet.rows.get(row)?.cells.get(column);
}

export function replaceSheet(workbook: Workbook, sheet: Sheet): Workbook {
  return { ...workbook, sheets: workbook.sheets.map((one) => (one.id === sheet.id ? sheet : one)) };
}

/** The style of a position, including empty cells. */
export function getStyle(sheet: Sheet, { row, column }: CellAddress): number {
  const rowData = sheet.rows.get(row);
  return rowData?.cells.get(column)?.style ?? rowData?.style ?? findColumnSpan(sheet, column)?.style ?? 0;
}

export function findColumnSpan(sheet: Sheet, column: number): ColumnSpan | undefined {
  return sheet.columns.find(({ from, to }) => from <= column && column <= to);
}

export function isError(value: Value): value is { readonly error: string } {
  return typeof value === 'object' && value !== null;
}

export function isSameValue(one: Value, other: Value): boolean {
  if (isError(one) && isError(other)) return one.error === other.error;
  return one === other;
}

type Rows = Sheet['rows'];

interface UsedSpan {
  left: number;
  right: number;
}

/** By row: most rows stay the same from edit to edit. */
const usedSpanCache = new WeakMap<Row['cells'], UsedSpan | null>();

function findUsedSpan(cells: Row['cells']): UsedSpan | null {
  const cached = usedSpanCache.get(cells);
  if (cached !== undefined) return cached;
  let [left, right] = [lastColumn + 1, -1];
  for (const [column, { value, formula }] of cells) {
    if (value === null && formula === undefined) continue;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  const span = right < 0 ? null : { left, right };
  usedSpanCache.set(cells, span);
  return span;
}

const usedAreaCache = new WeakMap<Rows, Area | null>();

/** Carries the used range over to rows of which few have changed, if it cannot have become smaller. */
export function carryUsedArea(before: Rows, after: Rows, changedRows: Iterable<number>): void {
  let area = usedAreaCache.get(before);
  if (area === undefined) return;
  for (const row of changedRows) {
    const previous = findRowSpan(before, row);
    const span = findRowSpan(after, row);
    const isSmaller = span === null || (previous !== null && !includesSpan(span, previous));
    if (previous !== null && isSmaller) return;
    if (span !== null) area = includeRow(area, row, span);
  }
  usedAreaCache.set(after, area);
}

/** The same cells are used: only results of formulas have changed. */
export function carryUsedCells(before: Rows, after: Rows): void {
  const area = usedAreaCache.get(before);
  if (area !== undefined) usedAreaCache.set(after, area);
}

/** By sheet id, for the last change only. */
const rowsOfSameHeights = new Map<number, { before: Rows; after: Rows }>();

/** No row needs another height than before. */
export function carryHeights(id: number, before: Rows, after: Rows): void {
  rowsOfSameHeights.set(id, { before: findRowsOfSameHeights({ id, rows: before }), after });
}

/** The rows before results of formulas were written, if no height changed by them; otherwise the given rows. */
export function findRowsOfSameHeights({ id, rows }: Pick<Sheet, 'id' | 'rows'>): Rows {
  const last = rowsOfSameHeights.get(id);
  return last?.after === rows ? last.before : rows;
}

const findRowSpan = (rows: Rows, row: number): UsedSpan | null => {
  const cells = rows.get(row)?.cells;
  return cells === undefined ? null : findUsedSpan(cells);
};

const includesSpan = (outer: UsedSpan, inner: UsedSpan): boolean =>
  outer.left <= inner.left && inner.right <= outer.right;

const includeRow = (area: Area | null, row: number, { left, right }: UsedSpan): Area =>
  area === null
    ? { top: row, left, bottom: row, right }
    : {
        top: Math.min(area.top, row),
        left: Math.min(area.left, left),
        bottom: Math.max(area.bottom, row),
        right: Math.max(area.right, right),
      };

/** The smallest range with all data of a sheet; null for an empty one. */
export function computeUsedArea(sheet: Sheet): Area | null {
  const cached = usedAreaCache.get(sheet.rows);
  if (cached !== undefined) return cached;
  let area: Area | null = null;
  for (const [row, { cells }] of sheet.rows) {
    const span = findUsedSpan(cells);
    if (span !== null) area = includeRow(area, row, span);
  }
  usedAreaCache.set(sheet.rows, area);
  return area;
}
