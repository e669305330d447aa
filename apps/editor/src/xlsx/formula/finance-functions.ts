import { singleNumber } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { libraryNumber } from './library-functions.ts';
import { FormulaError, type Result, value, wrongNumber } from './values.ts';

/** Treasury bills and bonds, for which the library uses another day count. */
export const financeFunctions: Readonly<Record<string, SheetFunction>> = {
  TBILLEQ: (args, context) => {
    const { days, of: rate } = billOf(args, context);
    return value((365 * rate) / (360 - rate * days));
  },
  TBILLPRICE: (args, context) => {
    const { days, of: rate } = billOf(args, context);
    return value(100 * (1 - (rate * days) / 360));
  },
  TBILLYIELD: (args, context) => {
    const { days, of: price } = billOf(args, context);
    return value(((100 - price) / price) * (360 / days));
  },
  DISC: ([settlement, maturity, price, redemption, basis], context) => {
    const [paid, back] = [singleNumber(price, context), singleNumber(redemption, context)];
    if (paid <= 0 || back <= 0) return value(wrongNumber);
    return value((back - paid) / back / yearsBetween([settlement, maturity, basis], context));
  },
  ACCRINT: ([issue, , settlement, rate, par, frequency, basis], context) => {
    const [share, worth] = [singleNumber(rate, context), singleNumber(par, context, 1000)];
    const times = Math.trunc(singleNumber(frequency, context));
    if (share <= 0 || worth <= 0 || ![1, 2, 4].includes(times)) return value(wrongNumber);
    return value(worth * share * yearsBetween([issue, settlement, basis], context));
  },
  YEARFRAC: ([from, to, basis], context) => value(yearsBetween([from, to, basis], context, false)),
};

function billOf(
  [settlement, maturity, third]: readonly Result[],
  context: FormulaContext,
): { days: number; of: number } {
  const days = Math.trunc(singleNumber(maturity, context)) - Math.trunc(singleNumber(settlement, context));
  const of = singleNumber(third, context);
  if (days <= 0 || days > 366 || of <= 0) throw new FormulaError(wrongNumber);
  return { days, of };
}

function yearsBetween(
  [from, to, basis]: readonly (Result | undefined)[],
  context: FormulaContext,
  isOrdered = true,
): number {
  const kind = Math.trunc(singleNumber(basis, context, 0));
  const [first, last] = [Math.trunc(singleNumber(from, context)), Math.trunc(singleNumber(to, context))];
  if (kind < 0 || kind > 4 || first < 0 || last < 0 || (isOrdered && first >= last))
    throw new FormulaError(wrongNumber);
  return libraryNumber('YEARFRAC', [first, last, kind]);
}
