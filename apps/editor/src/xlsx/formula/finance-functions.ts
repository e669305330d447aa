import { readFirstNumber } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { callLibraryNumber } from './library-functions.ts';
import { createResult, FormulaError, type Result, wrongNumber } from './values.ts';

/** Treasury bills and bonds, for which Formula.js uses another day count. */
export const financeFunctions: Readonly<Record<string, SheetFunction>> = {
  TBILLEQ: (args, context) => {
    const { days, rateOrPrice: rate } = readTreasuryBill(args, context);
    return createResult((365 * rate) / (360 - rate * days));
  },
  TBILLPRICE: (args, context) => {
    const { days, rateOrPrice: rate } = readTreasuryBill(args, context);
    return createResult(100 * (1 - (rate * days) / 360));
  },
  TBILLYIELD: (args, context) => {
    const { days, rateOrPrice: price } = readTreasuryBill(args, context);
    return createResult(((100 - price) / price) * (360 / days));
  },
  DISC: ([settlement, maturity, price, redemption, basis], context) => {
    const [priceValue, redemptionValue] = [
      readFirstNumber(price, context),
      readFirstNumber(redemption, context),
    ];
    if (priceValue <= 0 || redemptionValue <= 0) return createResult(wrongNumber);
    return createResult(
      (redemptionValue - priceValue) /
        redemptionValue /
        computeYearFraction([settlement, maturity, basis], context),
    );
  },
  ACCRINT: ([issue, , settlement, rate, par, frequency, basis], context) => {
    const [couponRate, parValue] = [readFirstNumber(rate, context), readFirstNumber(par, context, 1000)];
    const paymentsPerYear = Math.trunc(readFirstNumber(frequency, context));
    if (couponRate <= 0 || parValue <= 0 || ![1, 2, 4].includes(paymentsPerYear))
      return createResult(wrongNumber);
    return createResult(parValue * couponRate * computeYearFraction([issue, settlement, basis], context));
  },
  YEARFRAC: ([from, to, basis], context) =>
    createResult(computeYearFraction([from, to, basis], context, false)),
};

function readTreasuryBill(
  [settlement, maturity, third]: readonly Result[],
  context: FormulaContext,
): { days: number; rateOrPrice: number } {
  const days =
    Math.trunc(readFirstNumber(maturity, context)) - Math.trunc(readFirstNumber(settlement, context));
  const rateOrPrice = readFirstNumber(third, context);
  if (days <= 0 || days > 366 || rateOrPrice <= 0) throw new FormulaError(wrongNumber);
  return { days, rateOrPrice };
}

function computeYearFraction(
  [from, to, basis]: readonly (Result | undefined)[],
  context: FormulaContext,
  mustBeOrdered = true,
): number {
  const dayCountBasis = Math.trunc(readFirstNumber(basis, context, 0));
  const [start, end] = [Math.trunc(readFirstNumber(from, context)), Math.trunc(readFirstNumber(to, context))];
  if (dayCountBasis < 0 || dayCountBasis > 4 || start < 0 || end < 0 || (mustBeOrdered && start >= end))
    throw new FormulaError(wrongNumber);
  return callLibraryNumber('YEARFRAC', [start, end, dayCountBasis]);
}
