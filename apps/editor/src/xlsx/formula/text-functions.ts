import { longestText } from '../book/book.ts';
import { flat, single, singleNumber } from './arguments.ts';
import { wildcards } from './criterion.ts';
import type { SheetFunction, Surroundings } from './reading.ts';
import {
  FormulaError,
  formatted,
  isTrue,
  numberOf,
  type Result,
  textOf,
  value,
  wrongValue,
} from './values.ts';

const text = (result: Result | undefined, around: Surroundings): string => textOf(single(result, around));

const bounded = (of: string): Result => {
  if (of.length > longestText) throw new FormulaError(wrongValue);
  return value(of);
};

const count = (result: Result | undefined, around: Surroundings, missing: number): number => {
  const number = Math.trunc(singleNumber(result, around, missing));
  if (number < 0) throw new FormulaError(wrongValue);
  return number;
};

export const textFunctions: Readonly<Record<string, SheetFunction>> = {
  LEN: ([of], around) => value(text(of, around).length),
  LEFT: ([of, many], around) => value(text(of, around).slice(0, count(many, around, 1))),
  RIGHT: ([of, many], around) => {
    const whole = text(of, around);
    return value(whole.slice(Math.max(0, whole.length - count(many, around, 1))));
  },
  MID: ([of, from, many], around) => {
    const start = singleNumber(from, around);
    if (start < 1) return value(wrongValue);
    return value(
      text(of, around).slice(Math.trunc(start) - 1, Math.trunc(start) - 1 + count(many, around, 0)),
    );
  },
  UPPER: ([of], around) => value(text(of, around).toUpperCase()),
  LOWER: ([of], around) => value(text(of, around).toLowerCase()),
  TRIM: ([of], around) => value(text(of, around).trim().replace(/ +/g, ' ')),
  EXACT: ([one, other], around) => value(text(one, around) === text(other, around)),
  REPT: ([of, many], around) => {
    const [whole, times] = [text(of, around), count(many, around, 0)];
    if (whole.length * times > longestText) return value(wrongValue);
    return value(whole.repeat(times));
  },
  CONCATENATE: (args, around) => bounded(args.map((one) => text(one, around)).join('')),
  CONCAT: (args, around) => bounded(flat(args, around).map(textOf).join('')),
  TEXTJOIN: ([between, skips, ...args], around) => {
    const all = flat(args, around).map(textOf);
    const kept = isTrue(single(skips, around)) ? all.filter((one) => one !== '') : all;
    return bounded(kept.join(text(between, around)));
  },
  SUBSTITUTE: ([of, from, to, which], around) => {
    const [whole, was, now] = [text(of, around), text(from, around), text(to, around)];
    if (was === '') return value(whole);
    if (which === undefined) return bounded(whole.replaceAll(was, () => now));
    const nth = singleNumber(which, around);
    let seen = 0;
    return bounded(
      whole.replaceAll(was, (found) => {
        seen += 1;
        return seen === nth ? now : found;
      }),
    );
  },
  REPLACE: ([of, from, many, to], around) => {
    const whole = text(of, around);
    const start = Math.trunc(singleNumber(from, around)) - 1;
    if (start < 0) return value(wrongValue);
    return bounded(whole.slice(0, start) + text(to, around) + whole.slice(start + count(many, around, 0)));
  },
  FIND: ([wanted, of, from], around) => {
    const at = text(of, around).indexOf(text(wanted, around), Math.trunc(singleNumber(from, around, 1)) - 1);
    return value(at < 0 ? wrongValue : at + 1);
  },
  SEARCH: ([wanted, of, from], around) => {
    const start = Math.max(0, Math.trunc(singleNumber(from, around, 1)) - 1);
    const at = text(of, around)
      .slice(start)
      .search(wildcards(text(wanted, around), false));
    return value(at < 0 ? wrongValue : at + start + 1);
  },
  TEXT: ([of, pattern], around) => value(formatted(single(of, around), text(pattern, around))),
  VALUE: ([of], around) => value(numberOf(single(of, around))),
  T: ([of], around) => {
    const one = single(of, around);
    return value(typeof one === 'string' ? one : '');
  },
};
