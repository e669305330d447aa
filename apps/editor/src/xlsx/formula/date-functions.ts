import { dateFromSerial, dateToSerial, parseDate, parseTime, parseValue } from 'numfmt';
import { single, singleNumber } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { FormulaError, type Result, textOf, value, wrongNumber, wrongValue } from './values.ts';

type Six = readonly [year: number, month: number, day: number, hour: number, minute: number, second: number];

function partsOf(serial: number): Six {
  if (serial < 0) throw new FormulaError(wrongNumber);
  const [year, month, day, hour = 0, minute = 0, second = 0] = dateFromSerial(serial);
  return [year ?? 1900, month ?? 1, day ?? 1, hour, minute, second];
}

const parts = (of: Result | undefined, context: FormulaContext): Six => partsOf(singleNumber(of, context));

/** Months and days may overflow: month 14 is February of the next year. */
export function serialOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 are taken literally.
  if (year < 100 && year >= 0) date.setUTCFullYear(year, month - 1, day);
  const serial = dateToSerial([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]);
  if (typeof serial !== 'number' || serial < 0 || Number.isNaN(serial)) throw new FormulaError(wrongNumber);
  return serial;
}

/** The same day a number of months later, or the last day of that month. */
function monthsOn(serial: number, months: number): number {
  const [year, month, day] = partsOf(serial);
  const last = partsOf(serialOf(year, month + months + 1, 0))[2];
  return serialOf(year, month + months, Math.min(day, last));
}

/** Days since 1900 in local time. */
function serialNow(context: FormulaContext): number {
  const now = new Date(context.now());
  return (
    serialOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) +
    (now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds()) / 86_400
  );
}

export const dateFunctions: Readonly<Record<string, SheetFunction>> = {
  TODAY: (_, context) => value(Math.floor(serialNow(context))),
  NOW: (_, context) => value(serialNow(context)),
  DATE: ([year, month, day], context) => {
    const given = Math.trunc(singleNumber(year, context));
    if (given < 0 || given > 9999) return value(wrongNumber);
    const whole = given < 1900 ? given + 1900 : given;
    return value(
      serialOf(whole, Math.trunc(singleNumber(month, context)), Math.trunc(singleNumber(day, context))),
    );
  },
  TIME: ([hour, minute, second], context) => {
    const seconds =
      singleNumber(hour, context) * 3600 + singleNumber(minute, context) * 60 + singleNumber(second, context);
    return value(seconds < 0 ? wrongNumber : (seconds / 86_400) % 1);
  },
  YEAR: ([of], context) => value(parts(of, context)[0]),
  MONTH: ([of], context) => value(parts(of, context)[1]),
  DAY: ([of], context) => value(parts(of, context)[2]),
  HOUR: ([of], context) => value(parts(of, context)[3]),
  MINUTE: ([of], context) => value(parts(of, context)[4]),
  // Rounds up within floating-point error of a whole second.
  SECOND: ([of], context) => {
    parts(of, context);
    return value(Math.round((singleNumber(of, context) % 1) * 86_400) % 60);
  },
  WEEKDAY: ([of, kind], context) => {
    const day = (Math.floor(singleNumber(of, context)) + 6) % 7;
    const how = singleNumber(kind, context, 1);
    if (how === 1 || how === 17) return value(day + 1);
    if (how === 2 || how === 11) return value(((day + 6) % 7) + 1);
    if (how === 3) return value((day + 6) % 7);
    if (how >= 12 && how <= 16) return value(((day + 17 - how) % 7) + 1);
    return value(wrongNumber);
  },
  EDATE: ([of, months], context) =>
    value(monthsOn(singleNumber(of, context), Math.trunc(singleNumber(months, context)))),
  EOMONTH: ([of, months], context) => {
    const [year, month] = parts(of, context);
    return value(serialOf(year, month + Math.trunc(singleNumber(months, context)) + 1, 0));
  },
  DAYS: ([to, from], context) =>
    value(Math.floor(singleNumber(to, context)) - Math.floor(singleNumber(from, context))),
  DATEDIF: ([from, to, unit], context) => value(difference({ from, to, unit }, context)),
  DATEVALUE: ([of], context) => {
    const read = parseDate(textOf(single(of, context)), { locale: 'en' })?.value;
    return value(typeof read === 'number' ? Math.floor(read) : wrongValue);
  },
  TIMEVALUE: ([of], context) => {
    const text = textOf(single(of, context));
    const read = (parseTime(text, { locale: 'en' }) ?? parseValue(text, { locale: 'en' }))?.value;
    return value(typeof read === 'number' ? read % 1 : wrongValue);
  },
};

function difference(
  args: { from: Result | undefined; to: Result | undefined; unit: Result | undefined },
  context: FormulaContext,
) {
  const [from, to] = [
    Math.floor(singleNumber(args.from, context)),
    Math.floor(singleNumber(args.to, context)),
  ];
  if (to < from) return wrongNumber;
  const [a, b] = [partsOf(from), partsOf(to)];
  const months = (b[0] - a[0]) * 12 + b[1] - a[1] - (b[2] < a[2] ? 1 : 0);
  switch (textOf(single(args.unit, context)).toUpperCase()) {
    case 'D':
      return to - from;
    case 'M':
      return months;
    case 'Y':
      return Math.floor(months / 12);
    case 'YM':
      return months % 12;
    case 'MD':
      return to - monthsOn(from, months);
    case 'YD':
      return to - monthsOn(from, Math.floor(months / 12) * 12);
    default:
      return wrongNumber;
  }
}
