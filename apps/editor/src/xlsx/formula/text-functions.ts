import { isError, maxTextLength } from '../workbook/workbook.ts';
import { firstNumber, firstValue, flattenValues } from './arguments.ts';
import { compileWildcards } from './criterion.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import {
  FormulaError,
  formatError,
  isTrue,
  numberOf,
  type Result,
  textOf,
  value,
  wrongValue,
} from './values.ts';

const text = (result: Result | undefined, context: FormulaContext): string =>
  textOf(firstValue(result, context));

const bounded = (of: string): Result => {
  if (of.length > maxTextLength) throw new FormulaError(wrongValue);
  return value(of);
};

const count = (result: Result | undefined, context: FormulaContext, missing: number): number => {
  const number = Math.trunc(firstNumber(result, context, missing));
  if (number < 0) throw new FormulaError(wrongValue);
  return number;
};

function startIn(whole: string, from: Result | undefined, context: FormulaContext): number {
  const start = Math.trunc(firstNumber(from, context, 1)) - 1;
  if (start < 0 || (from !== undefined && start >= whole.length)) throw new FormulaError(wrongValue);
  return start;
}

/** Single-byte characters in the Windows code page. */
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
  LEN: ([of], context) => value(text(of, context).length),
  LEFT: ([of, many], context) => value(text(of, context).slice(0, count(many, context, 1))),
  RIGHT: ([of, many], context) => {
    const whole = text(of, context);
    return value(whole.slice(Math.max(0, whole.length - count(many, context, 1))));
  },
  MID: ([of, from, many], context) => {
    const start = firstNumber(from, context);
    if (start < 1) return value(wrongValue);
    return value(
      text(of, context).slice(Math.trunc(start) - 1, Math.trunc(start) - 1 + count(many, context, 0)),
    );
  },
  UPPER: ([of], context) => value(text(of, context).toUpperCase()),
  LOWER: ([of], context) => value(text(of, context).toLowerCase()),
  TRIM: ([of], context) => value(text(of, context).trim().replace(/ +/g, ' ')),
  EXACT: ([one, other], context) => value(text(one, context) === text(other, context)),
  REPT: ([of, many], context) => {
    const [whole, times] = [text(of, context), count(many, context, 0)];
    if (whole.length * times > maxTextLength) return value(wrongValue);
    return value(whole.repeat(times));
  },
  CONCATENATE: (args, context) => bounded(args.map((one) => text(one, context)).join('')),
  CONCAT: (args, context) => bounded(flattenValues(args, context).map(textOf).join('')),
  TEXTJOIN: ([between, skips, ...args], context) => {
    const all = flattenValues(args, context).map(textOf);
    const joined = isTrue(firstValue(skips, context)) ? all.filter((one) => one !== '') : all;
    return bounded(joined.join(text(between, context)));
  },
  SUBSTITUTE: ([of, from, to, which], context) => {
    const [whole, oldText, newText] = [text(of, context), text(from, context), text(to, context)];
    if (oldText === '') return value(whole);
    if (which === undefined) return bounded(whole.replaceAll(oldText, () => newText));
    const nth = Math.trunc(firstNumber(which, context));
    if (nth < 1) return value(wrongValue);
    let seen = 0;
    return bounded(
      whole.replaceAll(oldText, (found) => {
        seen += 1;
        return seen === nth ? newText : found;
      }),
    );
  },
  REPLACE: ([of, from, many, to], context) => {
    const whole = text(of, context);
    const start = Math.trunc(firstNumber(from, context)) - 1;
    if (start < 0) return value(wrongValue);
    return bounded(whole.slice(0, start) + text(to, context) + whole.slice(start + count(many, context, 0)));
  },
  FIND: ([searched, of, from], context) => {
    const whole = text(of, context);
    const at = whole.indexOf(text(searched, context), startIn(whole, from, context));
    return value(at < 0 ? wrongValue : at + 1);
  },
  SEARCH: ([searched, of, from], context) => {
    const whole = text(of, context);
    const start = startIn(whole, from, context);
    const at = whole.slice(start).search(compileWildcards(text(searched, context), false));
    return value(at < 0 ? wrongValue : at + start + 1);
  },
  TEXT: ([of, pattern], context) => {
    const [shownValue, how] = [firstValue(of, context), text(pattern, context)];
    if (isError(shownValue)) return value(shownValue);
    return value(how === '' ? '' : formatError(shownValue, how));
  },
  PROPER: ([of], context) =>
    value(
      text(of, context)
        .toLowerCase()
        .replace(/\p{L}+/gu, (word) => word.replace(/^./u, (letter) => letter.toUpperCase())),
    ),
  CHAR: ([of], context) => {
    const sign = windowsSigns[Math.trunc(firstNumber(of, context))];
    return value(sign === undefined || sign === '\0' ? wrongValue : sign);
  },
  CODE: ([of], context) => {
    const [sign] = text(of, context);
    if (sign === undefined) return value(wrongValue);
    const code = windowsSigns.indexOf(sign);
    // Characters outside the code page become a question mark.
    return value(code < 0 ? 63 : code);
  },
  UNICODE: ([of], context) => value(text(of, context).codePointAt(0) ?? wrongValue),
  NUMBERVALUE: ([of, decimal, group], context) => {
    const [point = '.', comma = ','] = [decimal, group].map((mark) =>
      mark === undefined ? undefined : text(mark, context)[0],
    );
    return value(numberWith(text(of, context), point, comma) ?? wrongValue);
  },
  DOLLAR: ([of, digits], context) => {
    const places = Math.trunc(firstNumber(digits, context, 2));
    const scale = 10 ** Math.max(0, -places);
    const rounded = Math.round(firstNumber(of, context) / scale) * scale;
    const pattern = `$#,##0${places > 0 ? `.${'0'.repeat(Math.min(places, 127))}` : ''}`;
    return value(formatError(places < 0 ? rounded : firstNumber(of, context), `${pattern};(${pattern})`));
  },
  VALUE: ([of], context) => value(numberOf(firstValue(of, context))),
  T: ([of], context) => {
    const one = firstValue(of, context);
    return value(isError(one) || typeof one === 'string' ? one : '');
  },
};
