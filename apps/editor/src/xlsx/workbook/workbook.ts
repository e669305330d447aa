import type { BookStyle } from './style.ts';

/**
 * A workbook as it is shown and edited: plain data that never changes. An act gives another book, which shares whatever the act did not touch;
 * the same acts on the same book give the same book, on the page and in the worker.
 */
export interface Workbook {
  /** In the order of their tabs. */
  sheets: readonly Sheet[];
  /** A cell names its look by its place in this list; the first `fileStyles` are those of the opened file. */
  styles: readonly BookStyle[];
  fileStyles: number;
  names: readonly DefinedName[];
  /** Days are counted from 1904 and not from 1900. */
  is1904: boolean;
  /** What was done to rows, columns and sheets, in its order: whatever the model does not hold is moved by it when it is written. */
  structureChanges: readonly StructureChange[];
  /** The next sheet gets this id; none is used twice. */
  nextSheet: number;
  /** Sheets cannot be added, taken away, renamed or moved. */
  isLocked: boolean;
}

export interface Sheet {
  /** The same for as long as the sheet is there, whatever it is called. */
  id: number;
  name: string;
  visibility: 'visible' | 'hidden' | 'veryHidden';
  /** RRGGBB. */
  colour: string | null;
  rows: ReadonlyMap<number, Row>;
  columns: readonly ColumnSpan[];
  /** In characters; null where the file says nothing. */
  defaultWidth: number | null;
  /** In points. */
  defaultHeight: number | null;
  merges: readonly Area[];
  frozen: { rows: number; columns: number };
  notes: readonly Note[];
  links: readonly Link[];
  isRightToLeft: boolean;
  hasGridLines: boolean;
  /** Cells that are locked cannot be changed. */
  isProtected: boolean;
  /** What the file holds for this sheet and the page does not show. */
  unsupported: readonly Unsupported[];
  /** Why rows and columns cannot be put in or taken out here; null where they can. */
  fixedBecause: FreezePanes | null;
  /** Cells of which one formula speaks as a whole: no part of them is changed alone. */
  blocks: readonly Area[];
  /** Charts or tables of other sheets read from this one. */
  isReadElsewhere: boolean;
}

export const unsupportedFeatures = [
  'chart',
  'picture',
  'drawing',
  'pivot',
  'conditional',
  'validation',
  'filter',
  'sparkline',
  'control',
  'thread',
] as const;
export type Unsupported = (typeof unsupportedFeatures)[number];

export type FreezePanes =
  | 'table'
  | 'pivot'
  | 'block'
  | 'thread'
  | 'extension'
  | 'control'
  | 'filter'
  | 'protected';

export interface Row {
  cells: ReadonlyMap<number, Cell>;
  /** In points; null where the row is as tall as its words. */
  height: number | null;
  isHidden: boolean;
  /** The look of the cells that are not there. */
  style: number | null;
  /** Where the row began in the opened sheet; its other attributes are kept. */
  source?: number;
}

export type Value = string | number | boolean | { readonly error: string } | null;

export interface Cell {
  /** What was typed, or what the formula last gave. */
  value: Value;
  /** Without the sign in front of it. */
  formula?: string;
  style: number;
  /** Where the cell began in the opened sheet, as long as neither what was typed into it nor its formula has changed. */
  source?: number;
}

/** Columns that are alike; both ends belong to it. */
export interface ColumnSpan {
  from: number;
  to: number;
  /** In characters; null where it has the width of all. */
  width: number | null;
  isHidden: boolean;
  style: number | null;
  /** Where it stood in the opened sheet; its other attributes are kept. */
  source?: number;
}

/** A rectangle of cells; both ends belong to it. Rows and columns are counted from 0. */
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
  /** Where the note began in its part; its look is kept, and its words as long as they are the same. */
  source?: number;
}

export interface Link {
  area: Area;
  /** An address of the web; null for a place in the file. */
  address: string | null;
}

export interface DefinedName {
  name: string;
  /** The sheet in which alone the name is known. */
  sheet: number | null;
  formula: string;
  /** Its place in the opened list; null for a name that came with another version. */
  source: number | null;
}

export type Axis = 'rows' | 'columns';

/** Lines put in at a place, or taken out from there on where `count` is below zero. */
export interface Shift {
  axis: Axis;
  at: number;
  count: number;
}

export type StructureChange =
  | { kind: 'shift'; sheet: number; name: string; shift: Shift }
  | { kind: 'rename'; sheet: number; from: string; to: string }
  | { kind: 'remove'; sheet: number; name: string }
  /** Where rows of an area went; recorded only where the file has links there. */
  | { kind: 'sort'; sheet: number; name: string; area: Area; moved: ReadonlyMap<number, number> };

export const lastRow = 1_048_575;
export const lastColumn = 16_383;
/** What one cell of a workbook may hold. */
export const maxTextLength = 32_767;

export const emptyRow: Row = { cells: new Map(), height: null, isHidden: false, style: null };

export function sheetOf(workbook: Workbook, id: number): Sheet {
  const sheet = workbook.sheets.find((one) => one.id === id);
  if (sheet === undefined) throw new Error(`No sheet ${id}`);
  return sheet;
}

export function cellAt(sheet: Sheet, { row, column }: CellAddress): Cell | undefined {
  return sheet.rows.get(row)?.cells.get(column);
}

export function replaceSheet(workbook: Workbook, sheet: Sheet): Workbook {
  return { ...workbook, sheets: workbook.sheets.map((one) => (one.id === sheet.id ? sheet : one)) };
}

/** The look of a place, also where no cell is. */
export function styleAt(sheet: Sheet, { row, column }: CellAddress): number {
  const line = sheet.rows.get(row);
  return line?.cells.get(column)?.style ?? line?.style ?? spanOf(sheet, column)?.style ?? 0;
}

export function spanOf(sheet: Sheet, column: number): ColumnSpan | undefined {
  return sheet.columns.find(({ from, to }) => from <= column && column <= to);
}

export function isError(value: Value): value is { readonly error: string } {
  return typeof value === 'object' && value !== null;
}

export function isSameValue(one: Value, other: Value): boolean {
  if (isError(one) && isError(other)) return one.error === other.error;
  return one === other;
}

const extents = new WeakMap<ReadonlyMap<number, Row>, Area | null>();

/** The smallest area with all that is written in a sheet; null for an empty one. */
export function usedArea(sheet: Sheet): Area | null {
  const known = extents.get(sheet.rows);
  if (known !== undefined) return known;
  let area: Area | null = null;
  for (const [row, { cells }] of sheet.rows) {
    for (const [column, { value, formula }] of cells) {
      if (value === null && formula === undefined) continue;
      area =
        area === null
          ? { top: row, left: column, bottom: row, right: column }
          : {
              top: Math.min(area.top, row),
              left: Math.min(area.left, column),
              bottom: Math.max(area.bottom, row),
              right: Math.max(area.right, column),
            };
    }
  }
  extents.set(sheet.rows, area);
  return area;
}
