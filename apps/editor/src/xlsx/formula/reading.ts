import type { Area, Book, Place, Value } from '../book/book.ts';
import type { Expression } from './parse.ts';
import { type Matrix, type Result, wrongValue } from './values.ts';

/** What a formula can read; `spend` ends it where it reads more than a page can wait for. */
export interface Surroundings {
  book: Book;
  sheet: number;
  place: Place;
  /** Null where there is no such sheet. */
  sheetNamed: (name: string) => number | null;
  valueAt: (sheet: number, place: Place) => Value;
  formulaAt: (sheet: number, place: Place) => string | undefined;
  /** Whole columns end where nothing is written any more. */
  withinUsed: (sheet: number, area: Area) => Area | null;
  expressionNamed: (name: string) => Expression | null;
  isHiddenRow: (sheet: number, row: number) => boolean;
  now: () => number;
  spend: (cells: number) => void;
  depth: number;
}

/** A function that gets all of its arguments reckoned. */
export type SheetFunction = (args: readonly Result[], around: Surroundings) => Result;

/** Of an area the one cell that lies in the same row or column. */
export function singleOf(result: Result, around: Surroundings): Value {
  if (result.kind === 'value') return result.value;
  if (result.kind === 'matrix') return result.rows[0]?.[0] ?? null;
  const { sheet, area } = result;
  const { row, column } = around.place;
  const at =
    area.top === area.bottom && area.left === area.right
      ? { row: area.top, column: area.left }
      : area.left === area.right && area.top <= row && row <= area.bottom
        ? { row, column: area.left }
        : area.top === area.bottom && area.left <= column && column <= area.right
          ? { row: area.top, column }
          : null;
  if (at === null) return wrongValue;
  around.spend(1);
  return around.valueAt(sheet, at);
}

/** The values of an area in rows. */
export function rowsOf(result: Result, around: Surroundings): Matrix {
  if (result.kind === 'value') return [[result.value]];
  if (result.kind === 'matrix') return result.rows;
  const area = around.withinUsed(result.sheet, result.area);
  if (area === null) return [[null]];
  around.spend((area.bottom - area.top + 1) * (area.right - area.left + 1));
  const rows: Value[][] = [];
  for (let row = area.top; row <= area.bottom; row++) {
    const line: Value[] = [];
    for (let column = area.left; column <= area.right; column++) {
      line.push(around.valueAt(result.sheet, { row, column }));
    }
    rows.push(line);
  }
  return rows;
}
