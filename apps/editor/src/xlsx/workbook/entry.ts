import { toLatinDigits } from '@redraft/sentences/digits';
import { format, getFormatFromId, isDateFormat, isPercentFormat, isTextFormat, parseValue } from 'numfmt';
import './arabic-locales.ts';
import { hasDecimalComma, localizeFormula, parseLocalFormula } from '../formula/local-formulas.ts';
import { parseFormula } from '../formula/parse.ts';
import { joinTokens, tokenize } from '../formula/tokens.ts';
import { type Cell, isError, type Value } from './workbook.ts';

/** The result of parsing typed text. */
export interface Entry {
  value: Value;
  formula?: string;
  /** The number format implied by the input, for a cell without one. */
  format?: string;
  /** The input starts like a formula but is invalid: it is kept as text. */
  isUnparsed?: boolean;
}

/** Longer whole numbers would lose digits: most are codes, so they stay text. */
const maxDigits = 15;

export function parseEntry(
  text: string,
  { lang, format: cellFormat }: { lang: string; format: string },
): Entry {
  if (text === '') return { value: null };
  if (text.startsWith("'")) return { value: text.slice(1) };
  if (isTextFormat(cellFormat)) return { value: text };
  if (text.startsWith('=') && text.length > 1) return parseFormulaEntry(text, lang);
  const digits = readArabicSigns(text.trim(), lang);
  if ((digits.match(/\d/g)?.length ?? 0) > maxDigits && /^[\d\s+-]+$/.test(digits)) return { value: text };
  const parsed = parseValue(cleanSpaces(digits, lang), { locale: toLocale(lang) });
  if (parsed === null || parsed === undefined) return { value: text };
  const { value } = parsed;
  if (typeof value !== 'number' && typeof value !== 'boolean') return { value: text };
  const parsedFormat =
    'formatId' in parsed && typeof parsed.formatId === 'number' ? getFormatFromId(parsed.formatId) : null;
  const pattern =
    parsedFormat ?? ('format' in parsed && typeof parsed.format === 'string' ? parsed.format : null);
  return { value, ...(pattern === null ? {} : { format: pattern }) };
}

/** A number in Arabic signs (١٬٢٣٤٫٥ ٪) in those of a language. */
function readArabicSigns(text: string, lang: string): string {
  const [decimalSign, groupSign] = hasDecimalComma(lang) ? [',', '.'] : ['.', ','];
  return toLatinDigits(text, decimalSign)
    .replaceAll('٪', '%')
    .replace(/(?<=\d)٬(?=\d{3})/g, groupSign);
}

/** Spaces in numbers as people type and paste them, in the form that is understood. What begins with a zero is a code or a telephone number. */
function cleanSpaces(text: string, lang: string): string {
  const joined = text.replace(/[\u00a0\u202f](?=%)/g, '');
  if (!lang.startsWith('fr') || /^\D*0[ \u00a0]/.test(text)) return joined;
  return joined.replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '\u202f');
}

function parseFormulaEntry(text: string, lang: string): Entry {
  const formula = closeParentheses(parseLocalFormula(text.slice(1).trim(), lang));
  if (parseFormula(formula) === null) return { value: text, isUnparsed: true };
  const normalized = joinTokens(
    tokenize(formula).map((token) =>
      token.kind === 'function'
        ? { ...token, text: token.text.toUpperCase() }
        : token.kind === 'reference'
          ? { ...token, text: token.prefix + token.area.toUpperCase() }
          : token,
    ),
  );
  return { value: null, formula: normalized };
}

/** Closes open parentheses. */
function closeParentheses(formula: string): string {
  let openCount = 0;
  for (const { kind, text } of tokenize(formula)) {
    if (kind === 'sign' && text === '(') openCount += 1;
    if (kind === 'sign' && text === ')') openCount -= 1;
  }
  return openCount > 0 ? formula + ')'.repeat(openCount) : formula;
}

/** The locale in which values are read and shown, with the same decimal sign as in formulas. */
export function toLocale(lang: string): string {
  if (lang.startsWith('de')) return 'de';
  if (lang.startsWith('es')) return hasDecimalComma(lang) ? 'es' : 'es-MX';
  if (lang.startsWith('ar')) return hasDecimalComma(lang) ? 'ar-MA' : 'ar-AE';
  // Outside of North America, days stand before months.
  return lang === 'en' || /^en-(?!US|CA)/.test(lang) ? 'en-GB' : lang;
}

/** The text that a user would type to get this cell. */
export function toEditableText(cell: Cell | undefined, cellFormat: { format: string }, lang: string): string {
  if (cell === undefined) return '';
  if (cell.formula !== undefined) return `=${localizeFormula(cell.formula, lang)}`;
  const { value } = cell;
  if (value === null) return '';
  if (isError(value)) return value.error;
  const locale = toLocale(lang);
  if (typeof value === 'string') {
    const reparsed = parseEntry(value, { lang, format: cellFormat.format });
    return reparsed.value === value && reparsed.formula === undefined && !reparsed.isUnparsed
      ? value
      : `'${value}`;
  }
  if (typeof value === 'boolean') return format('General', value, { locale });
  if (isDateFormat(cellFormat.format))
    return format(value % 1 === 0 ? 'yyyy-mm-dd' : value < 1 ? 'hh:mm:ss' : 'yyyy-mm-dd hh:mm:ss', value, {
      throws: false,
    });
  if (isPercentFormat(cellFormat.format))
    return `${formatPlainNumber(Number((value * 100).toPrecision(15)), locale)}%`;
  return formatPlainNumber(value, locale);
}

/** A number as a person types it. */
export function formatPlainNumber(value: number, locale: string): string {
  const text = String(value);
  return hasDecimalComma(locale) ? text.replace('.', ',') : text;
}
