import { isError, type Value } from '../workbook/workbook.ts';
import { flat, singleNumber } from './arguments.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import { libraryFunction } from './library-functions.ts';
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
/** The last function number common to SUBTOTAL and AGGREGATE, and the last one that takes only ranges. */
const [lastOfSubtotal, lastOfAreas] = [11, 13];

interface Skips {
  subtotals: boolean;
  hidden: boolean;
  errors: boolean;
}

export const subtotalFunctions: Readonly<Record<string, SheetFunction>> = {
  SUBTOTAL: ([which, ...areas], context) => {
    const code = singleNumber(which, context);
    const number = code % 100;
    if (number > lastOfSubtotal) return value(wrongValue);
    const skips = { subtotals: true, hidden: code > 100, errors: false };
    return called(
      number,
      areas.map((area) => shown(area, skips, context)),
      context,
    );
  },
  AGGREGATE: ([which, options, ...args], context) => {
    const [number, option] = [singleNumber(which, context), singleNumber(options, context, 0)];
    if (option < 0 || option > 7) return value(wrongValue);
    const skips = { subtotals: option < 4, hidden: option % 2 === 1, errors: option % 4 >= 2 };
    const areas = number > lastOfAreas ? args.slice(0, 1) : args;
    const reduced = areas.map((area) => shown(area, skips, context));
    return called(number, [...reduced, ...args.slice(areas.length)], context);
  },
};

function called(number: number, args: readonly Result[], context: FormulaContext): Result {
  const name = byNumber[number - 1];
  const of =
    name === undefined ? null : (sumFunctions[name] ?? statisticsFunctions[name] ?? libraryFunction(name));
  if (of === null) throw new FormulaError(wrongValue);
  return of(args, context);
}

/** The range without skipped values: nested subtotals, hidden rows, errors. */
function shown(area: Result, skips: Skips, context: FormulaContext): Result {
  const isSkippedError = (one: Value): boolean => skips.errors && isError(one);
  if (area.kind !== 'area') {
    const rows = area.kind === 'matrix' ? area.rows : [[area.value]];
    return { kind: 'matrix', rows: rows.map((line) => line.filter((one) => !isSkippedError(one))) };
  }
  const used = context.withinUsed(area.sheet, area.area);
  if (used === null) return { kind: 'matrix', rows: [] };
  const rows = rowsOf({ ...area, area: used }, context).map((line, at) =>
    line.map((one, across) => {
      const place = { row: used.top + at, column: used.left + across };
      const formula = context.formulaAt(area.sheet, place) ?? '';
      const isSubtotal = skips.subtotals && /\b(?:SUBTOTAL|AGGREGATE)\(/i.test(formula);
      const isHidden = skips.hidden && context.isHiddenRow(area.sheet, place.row);
      return isSubtotal || isHidden || isSkippedError(one) ? null : one;
    }),
  );
  return { kind: 'matrix', rows: [flat([{ kind: 'matrix', rows }], context)] };
}
