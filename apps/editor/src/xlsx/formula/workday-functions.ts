import { readFirstNumber, readFirstValue } from './arguments.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import { createResult, FormulaError, type Result, toNumber, wrongNumber, wrongValue } from './values.ts';

/** Seven days from Monday; true for non-working days. */
type Weekend = readonly boolean[];
const saturdayAndSunday: Weekend = [false, false, false, false, false, true, true];

/** Maximum number of steps: more are a typing error, and would block the page. */
const maxDays = 1_000_000;

export const workdayFunctions: Readonly<Record<string, SheetFunction>> = {
  NETWORKDAYS: ([from, to, holidays], context) =>
    createResult(countWorkdays({ from, to, weekend: saturdayAndSunday, holidays }, context)),
  'NETWORKDAYS.INTL': ([from, to, weekend, holidays], context) =>
    createResult(countWorkdays({ from, to, weekend: readWeekend(weekend, context), holidays }, context)),
  WORKDAY: ([from, days, holidays], context) =>
    createResult(findWorkday({ from, days, weekend: saturdayAndSunday, holidays }, context)),
  'WORKDAY.INTL': ([from, days, weekend, holidays], context) =>
    createResult(findWorkday({ from, days, weekend: readWeekend(weekend, context), holidays }, context)),
};

/** `0000011`, or a number: 1 to 7 for two adjacent days, 11 to 17 for one. */
function readWeekend(of: Result | undefined, context: FormulaContext): Weekend {
  if (of === undefined) return saturdayAndSunday;
  const given = readFirstValue(of, context);
  if (given === null) return saturdayAndSunday;
  if (typeof given === 'string') {
    if (!/^[01]{7}$/.test(given) || given === '1111111') throw new FormulaError(wrongValue);
    return [...given].map((day) => day === '1');
  }
  const number = Math.trunc(toNumber(given));
  const free =
    number >= 1 && number <= 7
      ? [(number + 4) % 7, (number + 5) % 7]
      : number >= 11 && number <= 17
        ? [(number - 5) % 7]
        : null;
  if (free === null) throw new FormulaError(wrongNumber);
  return saturdayAndSunday.map((_, day) => free.includes(day));
}

function isFree(day: number, weekend: Weekend, holidays: ReadonlySet<number>): boolean {
  // Serial day 2 was a Monday.
  return weekend[(((day - 2) % 7) + 7) % 7] === true || holidays.has(day);
}

function readHolidays(of: Result | undefined, context: FormulaContext): ReadonlySet<number> {
  if (of === undefined) return new Set();
  return new Set(
    readRows(of, context)
      .flat()
      .flatMap((one) => (one === null ? [] : [Math.floor(toNumber(one))])),
  );
}

function countWorkdays(
  args: { from: Result | undefined; to: Result | undefined; weekend: Weekend; holidays: Result | undefined },
  context: FormulaContext,
): number {
  const [from, to] = [
    Math.floor(readFirstNumber(args.from, context)),
    Math.floor(readFirstNumber(args.to, context)),
  ];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  if (first < 0 || last - first > maxDays) throw new FormulaError(wrongNumber);
  const holidays = readHolidays(args.holidays, context);
  let days = 0;
  for (let day = first; day <= last; day++) if (!isFree(day, args.weekend, holidays)) days += 1;
  return from > to ? -days : days;
}

function findWorkday(
  args: {
    from: Result | undefined;
    days: Result | undefined;
    weekend: Weekend;
    holidays: Result | undefined;
  },
  context: FormulaContext,
): number {
  const days = Math.trunc(readFirstNumber(args.days, context));
  if (Math.abs(days) > maxDays) throw new FormulaError(wrongNumber);
  const holidays = readHolidays(args.holidays, context);
  let day = Math.floor(readFirstNumber(args.from, context));
  for (let left = Math.abs(days); left > 0; ) {
    day += Math.sign(days);
    if (!isFree(day, args.weekend, holidays)) left -= 1;
  }
  if (day < 0) throw new FormulaError(wrongNumber);
  return day;
}
