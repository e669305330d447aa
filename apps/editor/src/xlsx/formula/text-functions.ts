import { isError, maxTextLength } from '../workbook/workbook.ts';
import { flattenValues, readFirstNumber, readFirstValue } from './arguments.ts';
import { compileWildcards } from './criterion.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import {
  createResult,
  FormulaError,
  formatWithPattern,
  isTrue,
  type Result,
  toNumber,
  toText,
  wrongValue,
} from './values.ts';

const readText = (result: Result | undefined, context: FormulaContext): string =>
  toText(readFirstValue(result, context));

const toTextResult = (text: string): Result => {
  if (text.length > maxTextLength) throw new FormulaError(wrongValue);
  return createResult(text);
};

const readCount = (result: Result | undefined, context: FormulaContext, missing: number): number => {
  const number = Math.trunc(readFirstNumber(result, context, missing));
  if (number < 0) throw new FormulaError(wrongValue);
  return number;
};

function readStart(text: string, from: Result | undefined, context: FormulaContext): number {
  const start = Math.trunc(readFirstNumber(from, context, 1)) - 1;
  if (start < 0 || (from !== undefined && start >= text.length)) throw new FormulaError(wrongValue);
  return start;
}

/** Single-byte characters in the Windows code page. */
const windowsCharacters = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
];

function parseNumberWith(text: string, point: string, comma: string): number | null {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return 0;
  const [, digits = '', percentSigns = ''] = /^(.*?)(%*)$/.exec(compact) ?? [];
  const at = digits.indexOf(point);
  const whole = (at < 0 ? digits : digits.slice(0, at)).replaceAll(comma, '');
  const rest = at < 0 ? '' : `.${digits.slice(at + 1)}`;
  const plain = Number(whole + rest);
  return digits === '' || !Number.isFinite(plain) ? null : plain / 100 ** percentSigns.length;
}

export const textFunctions: Readonly<Record<string, SheetFunction>> = {
  LEN: ([argument], context) => createResult(readText(argument, context).length),
  LEFT: ([argument, length], context) =>
    createResult(readText(argument, context).slice(0, readCount(length, context, 1))),
  RIGHT: ([argument, length], context) => {
    const fullText = readText(argument, context);
    return createResult(fullText.slice(Math.max(0, fullText.length - readCount(length, context, 1))));
  },
  MID: ([argument, from, length], context) => {
    const start = readFirstNumber(from, context);
    if (start < 1) return createResult(wrongValue);
    return createResult(
      readText(argument, context).slice(
        Math.trunc(start) - 1,
        Math.trunc(start) - 1 + readCount(length, context, 0),
      ),
    );
  },
  UPPER: ([argument], context) => createResult(readText(argument, context).toUpperCase()),
  LOWER: ([argument], context) => createResult(readText(argument, context).toLowerCase()),
  TRIM: ([argument], context) => createResult(readText(argument, context).trim().replace(/ +/g, ' ')),
  EXACT: ([one, other], context) => createResult(readText(one, context) === readText(other, context)),
  REPT: ([argument, length], context) => {
    const [fullText, times] = [readText(argument, context), readCount(length, context, 0)];
    if (fullText.length * times > maxTextLength) return createResult(wrongValue);
    return createResult(fullText.repeat(times));
  },
  CONCATENATE: (args, context) => toTextResult(args.map((one) => readText(one, context)).join('')),
  CONCAT: (args, context) => toTextResult(flattenValues(args, context).map(toText).join('')),
  TEXTJOIN: ([between, skips, ...args], context) => {
    const all = flattenValues(args, context).map(toText);
    const joined = isTrue(readFirstValue(skips, context)) ? all.filter((one) => one !== '') : all;
    return toTextResult(joined.join(readText(between, context)));
  },
  SUBSTITUTE: ([argument, from, to, which], context) => {
    const [fullText, oldText, newText] = [
      readText(argument, context),
      readText(from, context),
      readText(to, context),
    ];
    if (oldText === '') return createResult(fullText);
    if (which === undefined) return toTextResult(fullText.replaceAll(oldText, () => newText));
    const nth = Math.trunc(readFirstNumber(which, context));
    if (nth < 1) return createResult(wrongValue);
    let seen = 0;
    return toTextResult(
      fullText.replaceAll(oldText, (found) => {
        seen += 1;
        return seen === nth ? newText : found;
      }),
    );
  },
  REPLACE: ([argument, from, length, to], context) => {
    const fullText = readText(argument, context);
    const start = Math.trunc(readFirstNumber(from, context)) - 1;
    if (start < 0) return createResult(wrongValue);
    return toTextResult(
      fullText.slice(0, start) +
        readText(to, context) +
        fullText.slice(start + readCount(length, context, 0)),
    );
  },
  FIND: ([searched, argument, from], context) => {
    const fullText = readText(argument, context);
    const at = fullText.indexOf(readText(searched, context), readStart(fullText, from, context));
    return createResult(at < 0 ? wrongValue : at + 1);
  },
  SEARCH: ([searched, argument, from], context) => {
    const fullText = readText(argument, context);
    const start = readStart(fullText, from, context);
    const at = fullText.slice(start).search(compileWildcards(readText(searched, context), false));
    return createResult(at < 0 ? wrongValue : at + start + 1);
  },
  TEXT: ([argument, pattern], context) => {
    const [shownValue, how] = [readFirstValue(argument, context), readText(pattern, context)];
    if (isError(shownValue)) return createResult(shownValue);
    return createResult(how === '' ? '' : formatWithPattern(shownValue, how));
  },
  PROPER: ([argument], context) =>
    createResult(
      readText(argument, context)
        .toLowerCase()
        .replace(/\p{L}+/gu, (word) => word.replace(/^./u, (letter) => letter.toUpperCase())),
    ),
  CHAR: ([argument], context) => {
    const sign = windowsCharacters[Math.trunc(readFirstNumber(argument, context))];
    return createResult(sign === undefined || sign === '\0' ? wrongValue : sign);
  },
  CODE: ([argument], context) => {
    const [sign] = readText(argument, context);
    if (sign === undefined) return createResult(wrongValue);
    const code = windowsCharacters.indexOf(sign);
    // Characters outside the code page become a question mark.
    return createResult(code < 0 ? 63 : code);
  },
  UNICODE: ([argument], context) => createResult(readText(argument, context).codePointAt(0) ?? wrongValue),
  NUMBERVALUE: ([argument, decimal, group], context) => {
    const [point = '.', comma = ','] = [decimal, group].map((mark) =>
      mark === undefined ? undefined : readText(mark, context)[0],
    );
    return createResult(parseNumberWith(readText(argument, context), point, comma) ?? wrongValue);
  },
  DOLLAR: ([argument, digits], context) => {
    const places = Math.trunc(readFirstNumber(digits, context, 2));
    const scale = 10 ** Math.max(0, -places);
    const rounded = Math.round(readFirstNumber(argument, context) / scale) * scale;
    const pattern = `$#,##0${places > 0 ? `.${'0'.repeat(Math.min(places, 127))}` : ''}`;
    return createResult(
      formatWithPattern(places < 0 ? rounded : readFirstNumber(argument, context), `${pattern};(${pattern})`),
    );
  },
  VALUE: ([argument], context) => createResult(toNumber(readFirstValue(argument, context))),
  T: ([argument], context) => {
    const one = readFirstValue(argument, context);
    return createResult(isError(one) || typeof one === 'string' ? one : '');
  },
};
