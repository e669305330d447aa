import { isError, type Value } from '../book/book.ts';
import { flat, singleNumber } from './arguments.ts';
import { libraryFunction } from './library-functions.ts';
import { rowsOf, type SheetFunction, type Surroundings } from './reading.ts';
import { statisticsFunctions } from './statistics-functions.ts';
import { sumFunctions } from './sum-functions.ts';
import { FormulaError, type Result, value, wrongValue } from './values.ts';

const byNumber = [
  'AVERAGE',
  'COUNT',
  'COUNTA',
  'MAX',
  'MIN',
  'PRODUCT',
  'STDEV.S',
  'STDEV.P',
  'SUM',
  'VAR.S',
  'VAR.P',
  'MEDIAN',
  'MODE.SNGL',
  'LARGE',
  'SMALL',
  'PERCENTILE.INC',
  'QUARTILE.INC',
  'PERCENTILE.EXC',
  'QUARTILE.EXC',
];
/** The last function that both of them know, and the last one that needs nothing but the areas. */
const [lastOfSubtotal, lastOfAreas] = [11, 13];

interface Skips {
  subtotals: boolean;
  hidden: boolean;
  errors: boolean;
}

export const subtotalFunctions: Readonly<Record<string, SheetFunction>> = {
  SUBTOTAL: ([which, ...areas], around) => {
    const code = singleNumber(which, around);
    const number = code % 100;
    if (number > lastOfSubtotal) return value(wrongValue);
    const skips = { subtotals: true, hidden: code > 100, errors: false };
    return called(
      number,
      areas.map((area) => shown(area, skips, around)),
      around,
    );
  },
  AGGREGATE: ([which, options, ...args], around) => {
    const [number, option] = [singleNumber(which, around), singleNumber(options, around, 0)];
    if (option < 0 || option > 7) return value(wrongValue);
    const skips = { subtotals: option < 4, hidden: option % 2 === 1, errors: option % 4 >= 2 };
    const areas = number > lastOfAreas ? args.slice(0, 1) : args;
    const reduced = areas.map((area) => shown(area, skips, around));
    return called(number, [...reduced, ...args.slice(areas.length)], around);
  },
};

function called(number: number, args: readonly Result[], around: Surroundings): Result {
  const name = byNumber[number - 1];
  const of =
    name === undefined ? null : (sumFunctions[name] ?? statisticsFunctions[name] ?? libraryFunction(name));
  if (of === null) throw new FormulaError(wrongValue);
  return of(args, around);
}

/** The area without what is left out: what sums up the rest, lines that are not shown, errors. */
function shown(area: Result, skips: Skips, around: Surroundings): Result {
  const isSkippedError = (one: Value): boolean => skips.errors && isError(one);
  if (area.kind !== 'area') {
    const rows = area.kind === 'matrix' ? area.rows : [[area.value]];
    return { kind: 'matrix', rows: rows.map((line) => line.filter((one) => !isSkippedError(one))) };
  }
  const used = around.withinUsed(area.sheet, area.area);
  if (used === null) return { kind: 'matrix', rows: [] };
  const rows = rowsOf({ ...area, area: used }, around).map((line, at) =>
    line.map((one, across) => {
      const place = { row: used.top + at, column: used.left + across };
      const formula = around.formulaAt(area.sheet, place) ?? '';
      const isSubtotal = skips.subtotals && /\b(?:SUBTOTAL|AGGREGATE)\(/i.test(formula);
      const isHidden = skips.hidden && around.isHiddenRow(area.sheet, place.row);
      return isSubtotal || isHidden || isSkippedError(one) ? null : one;
    }),
  );
  return { kind: 'matrix', rows: [flat([{ kind: 'matrix', rows }], around)] };
}
