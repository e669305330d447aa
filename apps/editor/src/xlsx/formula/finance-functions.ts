import { singleNumber } from './arguments.ts';
import { libraryNumber } from './library-functions.ts';
import type { SheetFunction, Surroundings } from './reading.ts';
import { FormulaError, type Result, value, wrongNumber } from './values.ts';

/** Bills and bonds, which the library reckons by the days of another year. */
export const financeFunctions: Readonly<Record<string, SheetFunction>> = {
  TBILLEQ: (args, around) => {
    const { days, of: rate } = billOf(args, around);
    return value((365 * rate) / (360 - rate * days));
  },
  TBILLPRICE: (args, around) => {
    const { days, of: rate } = billOf(args, around);
    return value(100 * (1 - (rate * days) / 360));
  },
  TBILLYIELD: (args, around) => {
    const { days, of: price } = billOf(args, around);
    return value(((100 - price) / price) * (360 / days));
  },
  DISC: ([settlement, maturity, price, redemption, basis], around) => {
    const [paid, back] = [singleNumber(price, around), singleNumber(redemption, around)];
    if (paid <= 0 || back <= 0) return value(wrongNumber);
    return value((back - paid) / back / yearsBetween([settlement, maturity, basis], around));
  },
  ACCRINT: ([issue, , settlement, rate, par, frequency, basis], around) => {
    const [share, worth] = [singleNumber(rate, around), singleNumber(par, around, 1000)];
    const times = Math.trunc(singleNumber(frequency, around));
    if (share <= 0 || worth <= 0 || ![1, 2, 4].includes(times)) return value(wrongNumber);
    return value(worth * share * yearsBetween([issue, settlement, basis], around));
  },
  YEARFRAC: ([from, to, basis], around) => value(yearsBetween([from, to, basis], around, false)),
};

function billOf(
  [settlement, maturity, third]: readonly Result[],
  around: Surroundings,
): { days: number; of: number } {
  const days = Math.trunc(singleNumber(maturity, around)) - Math.trunc(singleNumber(settlement, around));
  const of = singleNumber(third, around);
  if (days <= 0 || days > 366 || of <= 0) throw new FormulaError(wrongNumber);
  return { days, of };
}

function yearsBetween(
  [from, to, basis]: readonly (Result | undefined)[],
  around: Surroundings,
  isOrdered = true,
): number {
  const kind = Math.trunc(singleNumber(basis, around, 0));
  const [first, last] = [Math.trunc(singleNumber(from, around)), Math.trunc(singleNumber(to, around))];
  if (kind < 0 || kind > 4 || first < 0 || last < 0 || (isOrdered && first >= last))
    throw new FormulaError(wrongNumber);
  return libraryNumber('YEARFRAC', [first, last, kind]);
}
