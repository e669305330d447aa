import { dateFromSerial, dateToSerial, parseDate, parseTime, parseValue } from 'numfmt';
import { readFirstNumber, readFirstValue } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { createResult, FormulaError, type Result, toText, wrongNumber, wrongValue } from './values.ts';

type DateParts = readonly [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
];

function toDateParts(serial: number): DateParts {
  if (serial < 0) throw new FormulaError(wrongNumber);
  const [year, month, day, hour = 0, minute = 0, second = 0] = dateFromSerial(serial);
  return [year ?? 1900, month ?? 1, day ?? 1, hour, minute, second];
}

const readDateParts = (argument: Result | undefined, context: FormulaContext): DateParts =>
  toDateParts(readFirstNumber(argument, context));

/** Months and days may overflow: month 14 is February of the next year. */
export function toSerial(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 are taken literally.
  if (year < 100 && year >= 0) date.setUTCFullYear(year, month - 1, day);
  const serial = dateToSerial([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]);
  if (typeof serial !== 'number' || serial < 0 || Number.isNaN(serial)) throw new FormulaError(wrongNumber);
  return serial;
}

/** The same day a number of months later, or the last day of that month. */
function addMonths(serial: number, months: number): number {
  const [year, month, day] = toDateParts(serial);
  const last = toDateParts(toSerial(year, month + months + 1, 0))[2];
  return toSerial(year, month + months, Math.min(day, last));
}

/** Days since 1900 in local time. */
function computeCurrentSerial(context: FormulaContext): number {
  const now = new Date(context.now());
  return (
    toSerial(now.getFullYear(), now.getMonth() + 1, now.getDate()) +
    (now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds()) / 86_400
  );
}

export const dateFunctions: Readonly<Record<string, SheetFunction>> = {
  TODAY: (_, context) => createResult(Math.floor(computeCurrentSerial(context))),
  NOW: (_, context) => createResult(computeCurrentSerial(context)),
  DATE: ([year, month, day], context) => {
    const typedYear = Math.trunc(readFirstNumber(year, context));
    if (typedYear < 0 || typedYear > 9999) return createResult(wrongNumber);
    const fullYear = typedYear < 1900 ? typedYear + 1900 : typedYear;
    return createResult(
      toSerial(
        fullYear,
        Math.trunc(readFirstNumber(month, context)),
        Math.trunc(readFirstNumber(day, context)),
      ),
    );
  },
  TIME: ([hour, minute, second], context) => {
    const seconds =
      readFirstNumber(hour, context) * 3600 +
      readFirstNumber(minute, context) * 60 +
      readFirstNumber(second, context);
    return createResult(seconds < 0 ? wrongNumber : (seconds / 86_400) % 1);
  },
  YEAR: ([argument], context) => createResult(readDateParts(argument, context)[0]),
  MONTH: ([argument], context) => createResult(readDateParts(argument, context)[1]),
  DAY: ([argument], context) => createResult(readDateParts(argument, context)[2]),
  HOUR: ([argument], context) => createResult(readDateParts(argument, context)[3]),
  MINUTE: ([argument], context) => createResult(readDateParts(argument, context)[4]),
  // Rounds up within floating-point error of a whole second.
  SECOND: ([argument], context) => {
    readDateParts(argument, context);
    return createResult(Math.round((readFirstNumber(argument, context) % 1) * 86_400) % 60);
  },
  WEEKDAY: ([argument, kind], context) => {
    const day = (Math.floor(readFirstNumber(argument, context)) + 6) % 7;
    const weekdayType = readFirstNumber(kind, context, 1);
    if (weekdayType === 1 || weekdayType === 17) return createResult(day + 1);
    if (weekdayType === 2 || weekdayType === 11) return createResult(((day + 6) % 7) + 1);
    if (weekdayType === 3) return createResult((day + 6) % 7);
    if (weekdayType >= 12 && weekdayType <= 16) return createResult(((day + 17 - weekdayType) % 7) + 1);
    return createResult(wrongNumber);
  },
  EDATE: ([argument, months], context) =>
    createResult(addMonths(readFirstNumber(argument, context), Math.trunc(readFirstNumber(months, context)))),
  EOMONTH: ([argument, months], context) => {
    const [year, month] = readDateParts(argument, context);
    return createResult(toSerial(year, month + Math.trunc(readFirstNumber(months, context)) + 1, 0));
  },
  DAYS: ([to, from], context) =>
    createResult(Math.floor(readFirstNumber(to, context)) - Math.floor(readFirstNumber(from, context))),
  DATEDIF: ([from, to, unit], context) => createResult(computeDateDifference({ from, to, unit }, context)),
  DATEVALUE: ([argument], context) => {
    const parsed = parseDate(toText(readFirstValue(argument, context)), { locale: 'en' })?.value;
    return createResult(typeof parsed === 'number' ? Math.floor(parsed) : wrongValue);
  },
  TIMEVALUE: ([argument], context) => {
    const text = toText(readFirstValue(argument, context));
    const parsed = (parseTime(text, { locale: 'en' }) ?? parseValue(text, { locale: 'en' }))?.value;
    return createResult(typeof parsed === 'number' ? parsed % 1 : wrongValue);
  },
};

function computeDateDifference(
  args: { from: Result | undefined; to: Result | undefined; unit: Result | undefined },
  context: FormulaContext,
) {
  const [from, to] = [
    Math.floor(readFirstNumber(args.from, context)),
    Math.floor(readFirstNumber(args.to, context)),
  ];
  if (to < from) return wrongNumber;
  const [a, b] = [toDateParts(from), toDateParts(to)];
  const months = (b[0] - a[0]) * 12 + b[1] - a[1] - (b[2] < a[2] ? 1 : 0);
  switch (toText(readFirstValue(args.unit, context)).toUpperCase()) {
    case 'D':
      return to - from;
    case 'M':
      return months;
    case 'Y':
      return Math.floor(months / 12);
    case 'YM':
      return months % 12;
    case 'MD':
      return to - addMonths(from, months);
    case 'YD':
      return to - addMonths(from, Math.floor(months / 12) * 12);
    default:
      return wrongNumber;
  }
}
