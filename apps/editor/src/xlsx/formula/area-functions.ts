import { readArea } from '../book/area.ts';
import { isError } from '../book/book.ts';
import { single } from './arguments.ts';
import { rowsOf, type SheetFunction } from './reading.ts';
import { tokensOf } from './tokens.ts';
import { FormulaError, notThere, numberOf, textOf, Unreckoned, value, wrongReference } from './values.ts';

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
  INDIRECT: ([of], around) => {
    const tokens = tokensOf(textOf(single(of, around)).trim());
    const [token] = tokens;
    if (tokens.length !== 1 || token?.kind !== 'reference') throw new Unreckoned();
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
