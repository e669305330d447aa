import { readArea } from '../book/area.ts';
import { isError, lastColumn, lastRow } from '../book/book.ts';
import { single } from './arguments.ts';
import { rowsOf, type SheetFunction, type Surroundings } from './reading.ts';
import { tokensOf } from './tokens.ts';
import {
  FormulaError,
  isTrue,
  notThere,
  numberOf,
  type Result,
  textOf,
  Unreckoned,
  value,
  wrongReference,
} from './values.ts';

/** `R2C3`, and `R[1]C` counted from the formula's own place. */
function numberedPlace(text: string, around: Surroundings): Result {
  const [whole, row, column] = /^R(\d+|\[-?\d+\])?C(\d+|\[-?\d+\])?$/i.exec(text) ?? [];
  if (whole === undefined) throw new Unreckoned();
  const at = (part: string | undefined, own: number): number =>
    part === undefined ? own : part.startsWith('[') ? own + Number(part.slice(1, -1)) : Number(part) - 1;
  const [top, left] = [at(row, around.place.row), at(column, around.place.column)];
  if (top < 0 || left < 0 || top > lastRow || left > lastColumn) throw new FormulaError(wrongReference);
  return { kind: 'area', sheet: around.sheet, area: { top, left, bottom: top, right: left } };
}

/** Functions that ask where something is, or of what kind. */
export const areaFunctions: Readonly<Record<string, SheetFunction>> = {
  ROW: ([of], { place }) => value((of?.kind === 'area' ? of.area.top : place.row) + 1),
  COLUMN: ([of], { place }) => value((of?.kind === 'area' ? of.area.left : place.column) + 1),
  ROWS: ([of], around) =>
    value(
      of?.kind === 'area'
        ? of.area.bottom - of.area.top + 1
        : of === undefined
          ? 1
          : rowsOf(of, around).length,
    ),
  COLUMNS: ([of], around) =>
    value(
      of?.kind === 'area'
        ? of.area.right - of.area.left + 1
        : of === undefined
          ? 1
          : (rowsOf(of, around)[0]?.length ?? 1),
    ),
  INDIRECT: ([of, isLettered], around) => {
    const text = textOf(single(of, around)).trim();
    if (isLettered !== undefined && !isTrue(single(isLettered, around))) return numberedPlace(text, around);
    const tokens = tokensOf(text);
    const [token] = tokens;
    if (tokens.length !== 1) throw new FormulaError(wrongReference);
    if (token?.kind === 'name' || token?.kind === 'table') throw new Unreckoned();
    if (token?.kind !== 'reference') throw new FormulaError(wrongReference);
    const area = readArea(token.area);
    const sheet = token.sheet === null ? around.sheet : around.sheetNamed(token.sheet);
    if (area === null || sheet === null || token.isForeign) throw new FormulaError(wrongReference);
    return { kind: 'area', sheet, area };
  },
  ISBLANK: ([of], around) => value(single(of, around) === null),
  ISNUMBER: ([of], around) => value(typeof single(of, around) === 'number'),
  ISTEXT: ([of], around) => value(typeof single(of, around) === 'string'),
  ISNONTEXT: ([of], around) => value(typeof single(of, around) !== 'string'),
  ISLOGICAL: ([of], around) => value(typeof single(of, around) === 'boolean'),
  ISREF: ([of]) => value(of?.kind === 'area'),
  ISFORMULA: ([of], around) =>
    value(
      of?.kind === 'area' &&
        around.formulaAt(of.sheet, { row: of.area.top, column: of.area.left }) !== undefined,
    ),
  ISEVEN: ([of], around) => value(Math.trunc(numberOf(single(of, around))) % 2 === 0),
  ISODD: ([of], around) => value(Math.trunc(numberOf(single(of, around))) % 2 !== 0),
  N: ([of], around) => {
    const one = single(of, around);
    if (isError(one)) return value(one);
    return value(typeof one === 'number' ? one : one === true ? 1 : 0);
  },
  NA: () => value(notThere),
  TRUE: () => value(true),
  FALSE: () => value(false),
  PI: () => value(Math.PI),
};
