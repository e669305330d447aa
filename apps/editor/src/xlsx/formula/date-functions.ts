import { dateFromSerial, dateToSerial, parseDate, parseTime, parseValue } from 'numfmt';
import { single, singleNumber } from './arguments.ts';
import type { SheetFunction, Surroundings } from './reading.ts';
import { FormulaError, type Result, textOf, value, wrongNumber, wrongValue } from './values.ts';

type Six = readonly [year: number, month: number, day: number, hour: number, minute: number, second: number];

function partsOf(serial: number): Six {
  if (serial < 0) throw new FormulaError(wrongNumber);
  const [year, month, day, hour = 0, minute = 0, second = 0] = dateFromSerial(serial);
  return [year ?? 1900, month ?? 1, day ?? 1, hour, minute, second];
}

const parts = (of: Result | undefined, around: Surroundings): Six => partsOf(singleNumber(of, around));

/** Months and days may go over: the 14th month is February of the next year. */
export function serialOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 are taken as they are.
  if (year < 100 && year >= 0) date.setUTCFullYear(year, month - 1, day);
  const serial = dateToSerial([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]);
  if (typeof serial !== 'number' || serial < 0 || Number.isNaN(serial)) throw new FormulaError(wrongNumber);
  return serial;
}

/** The same day so many months on, or the last one of that month. */
function monthsOn(serial: number, months: number): number {
  const [year, month, day] = partsOf(serial);
  const last = partsOf(serialOf(year, month + months + 1, 0))[2];
  return serialOf(year, month + months, Math.min(day, last));
}

/** As days since 1900 in the writer's own time. */
function serialNow(around: Surroundings): number {
  const now = new Date(around.now());
  return (
    serialOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) +
    (now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds()) / 86_400
  );
}

export const dateFunctions: Readonly<Record<string, SheetFunction>> = {
  TODAY: (_, around) => value(Math.floor(serialNow(around))),
  NOW: (_, around) => value(serialNow(around)),
  DATE: ([year, month, day], around) => {
    const given = Math.trunc(singleNumber(year, around));
    if (given < 0 || given > 9999) return value(wrongNumber);
    const whole = given < 1900 ? given + 1900 : given;
    return value(
      serialOf(whole, Math.trunc(singleNumber(month, around)), Math.trunc(singleNumber(day, around))),
    );
  },
  TIME: ([hour, minute, second], around) => {
    const seconds =
      singleNumber(hour, around) * 3600 + singleNumber(minute, around) * 60 + singleNumber(second, around);
    return value(seconds < 0 ? wrongNumber : (seconds / 86_400) % 1);
  },
  YEAR: ([of], around) => value(parts(of, around)[0]),
  MONTH: ([of], around) => value(parts(of, around)[1]),
  DAY: ([of], around) => value(parts(of, around)[2]),
  HOUR: ([of], around) => value(parts(of, around)[3]),
  MINUTE: ([of], around) => value(parts(of, around)[4]),
  // A shred of a second less than a whole one is the whole one.
  SECOND: ([of], around) => {
    parts(of, around);
    return value(Math.round((singleNumber(of, around) % 1) * 86_400) % 60);
  },
  WEEKDAY: ([of, kind], around) => {
    const day = (Math.floor(singleNumber(of, around)) + 6) % 7;
    const how = singleNumber(kind, around, 1);
    if (how === 1 || how === 17) return value(day + 1);
    if (how === 2 || how === 11) return value(((day + 6) % 7) + 1);
    if (how === 3) return value((day + 6) % 7);
    if (how >= 12 && how <= 16) return value(((day + 17 - how) % 7) + 1);
    return value(wrongNumber);
  },
  EDATE: ([of, months], around) =>
    value(monthsOn(singleNumber(of, around), Math.trunc(singleNumber(months, around)))),
  EOMONTH: ([of, months], around) => {
    const [year, month] = parts(of, around);
    return value(serialOf(year, month + Math.trunc(singleNumber(months, around)) + 1, 0));
  },
  DAYS: ([to, from], around) =>
    value(Math.floor(singleNumber(to, around)) - Math.floor(singleNumber(from, around))),
  DATEDIF: ([from, to, unit], around) => value(difference({ from, to, unit }, around)),
  DATEVALUE: ([of], around) => {
    const read = parseDate(textOf(single(of, around)), { locale: 'en' })?.value;
    return value(typeof read === 'number' ? Math.floor(read) : wrongValue);
  },
  TIMEVALUE: ([of], around) => {
    const text = textOf(single(of, around));
    const read = (parseTime(text, { locale: 'en' }) ?? parseValue(text, { locale: 'en' }))?.value;
    return value(typeof read === 'number' ? read % 1 : wrongValue);
  },
};

function difference(
  args: { from: Result | undefined; to: Result | undefined; unit: Result | undefined },
  around: Surroundings,
) {
  const [from, to] = [Math.floor(singleNumber(args.from, around)), Math.floor(singleNumber(args.to, around))];
  if (to < from) return wrongNumber;
  const [a, b] = [partsOf(from), partsOf(to)];
  const months = (b[0] - a[0]) * 12 + b[1] - a[1] - (b[2] < a[2] ? 1 : 0);
  switch (textOf(single(args.unit, around)).toUpperCase()) {
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
