import { firstNumber } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { callLibraryNumber } from './library-functions.ts';
import { FormulaError, type Result, value, wrongNumber } from './values.ts';

/** Treasury bills and bonds, for which Formula.js uses another day count. */
export const financeFunctions: Readonly<Record<string, SheetFunction>> = {
  TBILLEQ: (args, context) => {
    const { days, rateOrPrice: rate } = readTreasuryBill(args, context);
    return value((365 * rate) / (360 - rate * days));
  },
  TBILLPRICE: (args, context) => {
    const { days, rateOrPrice: rate } = readTreasuryBill(args, context);
    return value(100 * (1 - (rate * days) / 360));
  },
  TBILLYIELD: (args, context) => {
    const { days, rateOrPrice: price } = readTreasuryBill(args, context);
    return value(((100 - price) / price) * (360 / days));
  },
  DISC: ([settlement, maturity, price, redemption, basis], context) => {
    const [priceValue, redemptionValue] = [firstNumber(price, context), firstNumber(redemption, context)];
    if (priceValue <= 0 || redemptionValue <= 0) return value(wrongNumber);
    return value(
      (redemptionValue - priceValue) /
        redemptionValue /
        computeYearFraction([settlement, maturity, basis], context),
    );
  },
  ACCRINT: ([issue, , settlement, rate, par, frequency, basis], context) => {
    const [couponRate, parValue] = [firstNumber(rate, context), firstNumber(par, context, 1000)];
    const paymentsPerYear = Math.trunc(firstNumber(frequency, context));
    if (couponRate <= 0 || parValue <= 0 || ![1, 2, 4].includes(paymentsPerYear)) return value(wrongNumber);
    return value(parValue * couponRate * computeYearFraction([issue, settlement, basis], context));
  },
  YEARFRAC: ([from, to, basis], context) => value(computeYearFraction([from, to, basis], context, false)),
};

function readTreasuryBill(
  [settlement, maturity, third]: readonly Result[],
  context: FormulaContext,
): { days: number; rateOrPrice: number } {
  const days = Math.trunc(firstNumber(maturity, context)) - Math.trunc(firstNumber(settlement, context));
  const rateOrPrice = firstNumber(third, context);
  if (days <= 0 || days > 366 || rateOrPrice <= 0) throw new FormulaError(wrongNumber);
  return { days, rateOrPrice };
}

function computeYearFraction(
  [from, to, basis]: readonly (Result | undefined)[],
  context: FormulaContext,
  mustBeOrdered = true,
): number {
  const dayCountBasis = Math.trunc(firstNumber(basis, context, 0));
  const [start, end] = [Math.trunc(firstNumber(from, context)), Math.trunc(firstNumber(to, context))];
  if (dayCountBasis < 0 || dayCountBasis > 4 || start < 0 || end < 0 || (mustBeOrdered && start >= end))
    throw new FormulaError(wrongNumber);
  return callLibraryNumber('YEARFRAC', [start, end, dayCountBasis]);
}
