import { languages } from '@redraft/sentences/languages';
import { isDateFormat } from 'numfmt';
import type { Value } from '../workbook/workbook.ts';

/** A cell that a series starts from. */
export interface SeriesCell {
  value: Value;
  hasFormula: boolean;
  /** Number format code. */
  format: string;
}

/** The value at a distance from the first cell; negative before it. */
export type Series = (offset: number) => Value;

/** Continues numbers, dates, weekdays, months and texts that end with a number; null for anything else, which is repeated. */
export function findSeries(cells: readonly SeriesCell[], lang: string): Series | null {
  if (cells.length === 0 || cells.some(({ hasFormula }) => hasFormula)) return null;
  const numbers = cells.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (numbers.length === cells.length) return findNumberSeries(numbers, cells.every(isDate));
  const texts = cells.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  if (texts.length < cells.length) return null;
  return findListSeries(texts, lang) ?? findNumberedSeries(texts);
}

const isDate = ({ value, format }: SeriesCell): boolean =>
  typeof value === 'number' && Number.isInteger(value) && isDateFormat(format);

/** One number alone is repeated, one date alone goes on by a day. */
function findNumberSeries(numbers: readonly number[], areDates: boolean): Series | null {
  const [first = 0] = numbers;
  if (numbers.length === 1) return areDates ? (offset) => first + offset : null;
  const months = areDates ? findMonthStep(numbers) : null;
  if (months !== null) return (offset) => addMonths(first, months * offset);
  const { start, step } = fitLine(numbers);
  return (offset) => round(start + step * offset);
}

/** Without the dust of binary fractions. */
const round = (value: number): number => Number(Number(value.toPrecision(12)).toFixed(12));

/** The straight line through the numbers, or as close to them as possible. */
function fitLine(numbers: readonly number[]): { start: number; step: number } {
  const middle = (numbers.length - 1) / 2;
  const average = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  let [covariance, variance] = [0, 0];
  for (const [index, number] of numbers.entries()) {
    covariance += (index - middle) * (number - average);
    variance += (index - middle) ** 2;
  }
  const step = covariance / variance;
  return { start: average - step * middle, step };
}

const msPerDay = 86_400_000;
/** Day zero of the 1900 date system, for dates after February 1900. */
const epoch = Date.UTC(1899, 11, 30);
const toDate = (serial: number): Date => new Date(epoch + serial * msPerDay);

/** The months between dates on the same day of their months; null if they are no such dates. */
function findMonthStep(serials: readonly number[]): number | null {
  const dates = serials.map(toDate);
  const months = dates.map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth());
  const [first = 0, second = 0] = months;
  const step = second - first;
  const isSameDay = dates.every((date) => date.getUTCDate() === dates[0]?.getUTCDate());
  return isSameDay && step !== 0 && months.every((month, index) => month === first + step * index)
    ? step
    : null;
}

function addMonths(serial: number, months: number): number {
  const date = toDate(serial);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  // The day zero of the next month is the last of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Math.round((Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) - epoch) / msPerDay);
}

const lists = new Map<string, readonly (readonly string[])[]>();

/** Weekdays and months, long and short. */
function getLists(lang: string): readonly (readonly string[])[] {
  const known = lists.get(lang);
  if (known !== undefined) return known;
  const format = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] => {
    const formatter = new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
    return dates.map((date) => formatter.format(date));
  };
  // The first of January 2024 is a Monday.
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
  const found = [
    ...(['long', 'short'] as const).flatMap((style) => [
      format({ weekday: style }, days),
      format({ month: style }, months),
    ]),
  ].map((names) => names.map((name) => name.replace(/\.$/, '')));
  lists.set(lang, found);
  return found;
}

function findListSeries(texts: readonly string[], lang: string): Series | null {
  for (const list of [lang, ...languages].flatMap(getLists)) {
    const places = texts.map((text) => list.findIndex((name) => name.toLowerCase() === text.toLowerCase()));
    const [first = -1, second] = places;
    const step = second === undefined ? 1 : second - first;
    const isSeries = places.every(
      (place, index) => place >= 0 && place === modulo(first + step * index, list.length),
    );
    if (!isSeries || step === 0) continue;
    const [sample = ''] = texts;
    return (offset) => matchCase(list[modulo(first + step * offset, list.length)] ?? '', sample);
  }
  return null;
}

const modulo = (value: number, length: number): number => ((value % length) + length) % length;

function matchCase(name: string, sample: string): string {
  if (sample === sample.toLowerCase()) return name.toLowerCase();
  return sample === sample.toUpperCase() ? name.toUpperCase() : name;
}

/** Texts such as `Item 1`. */
function findNumberedSeries(texts: readonly string[]): Series | null {
  const parts = texts.map((text) => /^(.*?)(\d{1,15})$/.exec(text));
  const numbers = parts.map((part) => Number(part?.[2]));
  const [first] = parts;
  if (first === null || first === undefined || parts.some((part) => part?.[1] !== first[1])) return null;
  const [start = 0, second] = numbers;
  const step = second === undefined ? 1 : second - start;
  if (!numbers.every((number, index) => number === start + step * index)) return null;
  const [, prefix = '', digits = ''] = first;
  const length = digits.startsWith('0') ? digits.length : 0;
  return (offset) => `${prefix}${String(Math.abs(start + step * offset)).padStart(length, '0')}`;
}
