import { parseArea } from '../workbook/area.ts';
import { isError, lastColumn, lastRow } from '../workbook/workbook.ts';
import { single } from './arguments.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import { tokensOf } from './tokens.ts';
import {
  FormulaError,
  isTrue,
  notThere,
  numberOf,
  type Result,
  textOf,
  UnsupportedFormulaError,
  value,
  wrongReference,
} from './values.ts';

/** `R2C3`, and `R[1]C` relative to the formula's cell. */
function numberedPlace(text: string, context: FormulaContext): Result {
  const [whole, row, column] = /^R(\d+|\[-?\d+\])?C(\d+|\[-?\d+\])?$/i.exec(text) ?? [];
  if (whole === undefined) throw new UnsupportedFormulaError();
  const at = (part: string | undefined, own: number): number =>
    part === undefined ? own : part.startsWith('[') ? own + Number(part.slice(1, -1)) : Number(part) - 1;
  const [top, left] = [at(row, context.place.row), at(column, context.place.column)];
  if (top < 0 || left < 0 || top > lastRow || left > lastColumn) throw new FormulaError(wrongReference);
  return { kind: 'area', sheet: context.sheet, area: { top, left, bottom: top, right: left } };
}

/** Functions of the position or type of references. */
export const areaFunctions: Readonly<Record<string, SheetFunction>> = {
  ROW: ([of], { place }) => value((of?.kind === 'area' ? of.area.top : place.row) + 1),
  COLUMN: ([of], { place }) => value((of?.kind === 'area' ? of.area.left : place.column) + 1),
  ROWS: ([of], context) =>
    value(
      of?.kind === 'area'
        ? of.area.bottom - of.area.top + 1
        : of === undefined
          ? 1
          : rowsOf(of, context).length,
    ),
  COLUMNS: ([of], context) =>
    value(
      of?.kind === 'area'
        ? of.area.right - of.area.left + 1
        : of === undefined
          ? 1
          : (rowsOf(of, context)[0]?.length ?? 1),
    ),
  INDIRECT: ([of, isLettered], context) => {
    const text = textOf(single(of, context)).trim();
    if (isLettered !== undefined && !isTrue(single(isLettered, context))) return numberedPlace(text, context);
    const tokens = tokensOf(text);
    const [token] = tokens;
    if (tokens.length !== 1) throw new FormulaError(wrongReference);
    if (token?.kind === 'name' || token?.kind === 'table') throw new UnsupportedFormulaError();
    if (token?.kind !== 'reference') throw new FormulaError(wrongReference);
    const area = parseArea(token.area);
    const sheet = token.sheet === null ? context.sheet : context.sheetNamed(token.sheet);
    if (area === null || sheet === null || token.isForeign) throw new FormulaError(wrongReference);
    return { kind: 'area', sheet, area };
  },
  ISBLANK: ([of], context) => value(single(of, context) === null),
  ISNUMBER: ([of], context) => value(typeof single(of, context) === 'number'),
  ISTEXT: ([of], context) => value(typeof single(of, context) === 'string'),
  ISNONTEXT: ([of], context) => value(typeof single(of, context) !== 'string'),
  ISLOGICAL: ([of], context) => value(typeof single(of, context) === 'boolean'),
  ISREF: ([of]) => value(of?.kind === 'area'),
  ISFORMULA: ([of], context) =>
    value(
      of?.kind === 'area' &&
        context.formulaAt(of.sheet, { row: of.area.top, column: of.area.left }) !== undefined,
    ),
  ISEVEN: ([of], context) => value(Math.trunc(numberOf(single(of, context))) % 2 === 0),
  ISODD: ([of], context) => value(Math.trunc(numberOf(single(of, context))) % 2 !== 0),
  N: ([of], context) => {
    const one = single(of, context);
    if (isError(one)) return value(one);
    return value(typeof one === 'number' ? one : one === true ? 1 : 0);
  },
  NA: () => value(notThere),
  TRUE: () => value(true),
  FALSE: () => value(false),
  PI: () => value(Math.PI),
};
