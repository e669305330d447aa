import { isError, maxTextLength } from '../book/book.ts';
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
  if (of.length > maxTextLength) throw new FormulaError(wrongValue);
  return value(of);
};

const count = (result: Result | undefined, around: Surroundings, missing: number): number => {
  const number = Math.trunc(singleNumber(result, around, missing));
  if (number < 0) throw new FormulaError(wrongValue);
  return number;
};

function startIn(whole: string, from: Result | undefined, around: Surroundings): number {
  const start = Math.trunc(singleNumber(from, around, 1)) - 1;
  if (start < 0 || (from !== undefined && start >= whole.length)) throw new FormulaError(wrongValue);
  return start;
}

/** The signs of one byte, as Windows numbers them. */
const windowsSigns = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
];

function numberWith(written: string, point: string, comma: string): number | null {
  const packed = written.replace(/\s/g, '');
  if (packed === '') return 0;
  const [, body = '', shares = ''] = /^(.*?)(%*)$/.exec(packed) ?? [];
  const at = body.indexOf(point);
  const whole = (at < 0 ? body : body.slice(0, at)).replaceAll(comma, '');
  const rest = at < 0 ? '' : `.${body.slice(at + 1)}`;
  const plain = Number(whole + rest);
  return body === '' || !Number.isFinite(plain) ? null : plain / 100 ** shares.length;
}

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
    if (whole.length * times > maxTextLength) return value(wrongValue);
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
    const nth = Math.trunc(singleNumber(which, around));
    if (nth < 1) return value(wrongValue);
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
    const whole = text(of, around);
    const at = whole.indexOf(text(wanted, around), startIn(whole, from, around));
    return value(at < 0 ? wrongValue : at + 1);
  },
  SEARCH: ([wanted, of, from], around) => {
    const whole = text(of, around);
    const start = startIn(whole, from, around);
    const at = whole.slice(start).search(wildcards(text(wanted, around), false));
    return value(at < 0 ? wrongValue : at + start + 1);
  },
  TEXT: ([of, pattern], around) => {
    const [shown, how] = [single(of, around), text(pattern, around)];
    if (isError(shown)) return value(shown);
    return value(how === '' ? '' : formatted(shown, how));
  },
  PROPER: ([of], around) =>
    value(
      text(of, around)
        .toLowerCase()
        .replace(/\p{L}+/gu, (word) => word.replace(/^./u, (letter) => letter.toUpperCase())),
    ),
  CHAR: ([of], around) => {
    const sign = windowsSigns[Math.trunc(singleNumber(of, around))];
    return value(sign === undefined || sign === '\0' ? wrongValue : sign);
  },
  CODE: ([of], around) => {
    const [sign] = text(of, around);
    if (sign === undefined) return value(wrongValue);
    const code = windowsSigns.indexOf(sign);
    // A sign that the old table has not is a question mark in it.
    return value(code < 0 ? 63 : code);
  },
  UNICODE: ([of], around) => value(text(of, around).codePointAt(0) ?? wrongValue),
  NUMBERVALUE: ([of, decimal, group], around) => {
    const [point = '.', comma = ','] = [decimal, group].map((mark) =>
      mark === undefined ? undefined : text(mark, around)[0],
    );
    return value(numberWith(text(of, around), point, comma) ?? wrongValue);
  },
  DOLLAR: ([of, digits], around) => {
    const places = Math.trunc(singleNumber(digits, around, 2));
    const scale = 10 ** Math.max(0, -places);
    const rounded = Math.round(singleNumber(of, around) / scale) * scale;
    const pattern = `$#,##0${places > 0 ? `.${'0'.repeat(Math.min(places, 127))}` : ''}`;
    return value(formatted(places < 0 ? rounded : singleNumber(of, around), `${pattern};(${pattern})`));
  },
  VALUE: ([of], around) => value(numberOf(single(of, around))),
  T: ([of], around) => {
    const one = single(of, around);
    return value(isError(one) || typeof one === 'string' ? one : '');
  },
};
