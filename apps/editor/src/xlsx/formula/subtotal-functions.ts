import { isError, type Value } from '../workbook/workbook.ts';
import { sumFunctions } from './aggregate-functions.ts';
import { flattenValues, readFirstNumber } from './arguments.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import { findLibraryFunction } from './library-functions.ts';
import { statisticsFunctions } from './statistics-functions.ts';
import { createResult, FormulaError, type Result, wrongValue } from './values.ts';

const functionsByNumber = [
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
const [lastSubtotalNumber, lastRangeNumber] = [11, 13];

interface SkipOptions {
  subtotals: boolean;
  hidden: boolean;
  filtered: boolean;
  errors: boolean;
}

export const subtotalFunctions: Readonly<Record<string, SheetFunction>> = {
  SUBTOTAL: ([functionNumber, ...areas], context) => {
    const code = readFirstNumber(functionNumber, context);
    const aggregateNumber = code % 100;
    if (aggregateNumber > lastSubtotalNumber) return createResult(wrongValue);
    const skips = { subtotals: true, hidden: code > 100, filtered: true, errors: false };
    return callByNumber(
      aggregateNumber,
      areas.map((area) => removeSkipped(area, skips, context)),
      context,
    );
  },
  AGGREGATE: ([functionNumber, options, ...args], context) => {
    const [aggregateNumber, option] = [
      readFirstNumber(functionNumber, context),
      readFirstNumber(options, context, 0),
    ];
    if (option < 0 || option > 7) return createResult(wrongValue);
    const isHiddenSkipped = option % 2 === 1;
    const skips = {
      subtotals: option < 4,
      hidden: isHiddenSkipped,
      filtered: isHiddenSkipped,
      errors: option % 4 >= 2,
    };
    const areas = aggregateNumber > lastRangeNumber ? args.slice(0, 1) : args;
    const reduced = areas.map((area) => removeSkipped(area, skips, context));
    return callByNumber(aggregateNumber, [...reduced, ...args.slice(areas.length)], context);
  },
};

function callByNumber(aggregateNumber: number, args: readonly Result[], context: FormulaContext): Result {
  const name = functionsByNumber[aggregateNumber - 1];
  const aggregate =
    name === undefined
      ? null
      : (sumFunctions[name] ?? statisticsFunctions[name] ?? findLibraryFunction(name));
  if (aggregate === null) throw new FormulaError(wrongValue);
  return aggregate(args, context);
}

/** The range without skipped values: nested subtotals, hidden rows, errors. SUBTOTAL never counts rows that a filter hides. */
function removeSkipped(area: Result, skips: SkipOptions, context: FormulaContext): Result {
  const isSkippedError = (one: Value): boolean => skips.errors && isError(one);
  if (area.kind !== 'area') {
    const rows = area.kind === 'matrix' ? area.rows : [[area.value]];
    return { kind: 'matrix', rows: rows.map((line) => line.filter((one) => !isSkippedError(one))) };
  }
  const used = context.clampToUsedArea(area.sheet, area.area);
  if (used === null) return { kind: 'matrix', rows: [] };
  const rows = readRows({ ...area, area: used }, context).map((line, rowIndex) =>
    line.map((one, columnIndex) => {
      const address = { row: used.top + rowIndex, column: used.left + columnIndex };
      const formula = context.getFormula(area.sheet, address) ?? '';
      const isSubtotal = skips.subtotals && /\b(?:SUBTOTAL|AGGREGATE)\(/i.test(formula);
      const isHidden =
        (skips.hidden && context.isHiddenRow(area.sheet, address.row)) ||
        (skips.filtered && context.isFilteredRow(area.sheet, address.row));
      return isSubtotal || isHidden || isSkippedError(one) ? null : one;
    }),
  );
  return { kind: 'matrix', rows: [flattenValues([{ kind: 'matrix', rows }], context)] };
}
