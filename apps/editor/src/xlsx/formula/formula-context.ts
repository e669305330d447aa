import type { Area, CellAddress, Value, Workbook } from '../workbook/workbook.ts';
import type { Expression } from './parse.ts';
import { resolveStructuredReference, type StructuredReference } from './structured-references.ts';
import { type Matrix, type Result, wrongValue } from './values.ts';

/** What a formula can access; `countReads` aborts it when it reads too many cells. */
export interface FormulaContext {
  workbook: Workbook;
  sheet: number;
  formulaAddress: CellAddress;
  /** Null if there is no such sheet. */
  findSheet: (name: string) => number | null;
  getValue: (sheet: number, address: CellAddress) => Value;
  getFormula: (sheet: number, address: CellAddress) => string | undefined;
  /** Clips whole columns and rows to the used range. */
  clampToUsedArea: (sheet: number, area: Area) => Area | null;
  findNamedExpression: (name: string) => Expression | null;
  isHiddenRow: (sheet: number, row: number) => boolean;
  /** Hidden by a filter. */
  isFilteredRow: (sheet: number, row: number) => boolean;
  now: () => number;
  countReads: (cells: number) => void;
  depth: number;
  /** Names that the formula itself defines. */
  scope: ReadonlyMap<string, Result> | null;
}

/** A function whose arguments are all evaluated beforehand. */
export type SheetFunction = (args: readonly Result[], context: FormulaContext) => Result;

/** The cells of a structured reference, which may depend on the cell of the formula. */
export const resolveTableReference = (
  reference: StructuredReference,
  { workbook, formulaAddress, sheet }: FormulaContext,
): Result => ({
  kind: 'area',
  ...resolveStructuredReference(reference, workbook.tables, { ...formulaAddress, sheet }),
});

/** Implicit intersection: of a range, the cell in the same row or column. */
export function intersectImplicitly(result: Result, context: FormulaContext): Value {
  if (result.kind === 'value') return result.value;
  if (result.kind === 'matrix') return result.rows[0]?.[0] ?? null;
  const { sheet, area } = result;
  const { row, column } = context.formulaAddress;
  const address =
    area.top === area.bottom && area.left === area.right
      ? { row: area.top, column: area.left }
      : area.left === area.right && area.top <= row && row <= area.bottom
        ? { row, column: area.left }
        : area.top === area.bottom && area.left <= column && column <= area.right
          ? { row: area.top, column }
          : null;
  if (address === null) return wrongValue;
  context.countReads(1);
  return context.getValue(sheet, address);
}

/** The values of a range by rows. */
export function readRows(result: Result, context: FormulaContext): Matrix {
  if (result.kind === 'value') return [[result.value]];
  if (result.kind === 'matrix') return result.rows;
  const area = context.clampToUsedArea(result.sheet, result.area);
  return area === null ? [[null]] : readArea(result.sheet, area, context);
}

function readArea(sheet: number, area: Area, context: FormulaContext): Matrix {
  context.countReads((area.bottom - area.top + 1) * (area.right - area.left + 1));
  const rows: Value[][] = [];
  for (let row = area.top; row <= area.bottom; row++) {
    const line: Value[] = [];
    for (let column = area.left; column <= area.right; column++) {
      line.push(context.getValue(sheet, { row, column }));
    }
    rows.push(line);
  }
  return rows;
}

/** A range as large as it is written, up to this number of cells; a larger one ends with the used range. */
const maxElements = 100_000;

/** The elements of an array, also those of empty cells. */
export function readElements(result: Result, context: FormulaContext): Matrix {
  if (result.kind !== 'area') return readRows(result, context);
  const { top, left, bottom, right } = result.area;
  if ((bottom - top + 1) * (right - left + 1) > maxElements) return readRows(result, context);
  return readArea(result.sheet, result.area, context);
}
