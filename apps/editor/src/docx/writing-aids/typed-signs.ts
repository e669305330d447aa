/** Typographic quotation marks: outer and inner pair. */
export interface Quotes {
  outer: readonly [open: string, close: string];
  inner: readonly [open: string, close: string];
}

export const quotationMarks = {
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  fr: { outer: ['«\u00a0', '\u00a0»'], inner: ['“', '”'] },
  es: { outer: ['«', '»'], inner: ['“', '”'] },
  ar: { outer: ['«', '»'], inner: ['‹', '›'] },
  guillemets: { outer: ['»', '«'], inner: ['›', '‹'] },
} as const satisfies Record<string, Quotes>;

const apostrophe = '’';

/** Replaces the last characters before the caret. */
export interface Replacement {
  length: number;
  text: string;
}

export interface TypographyRules {
  /** Null to keep straight quotation marks. */
  quotes: Quotes | null;
  hasDashes: boolean;
  hasEllipsis: boolean;
}

/** The typographic replacement for typed characters: `before` is the line up to the caret, including the last character. */
export function findReplacement(
  before: string,
  { quotes, hasDashes, hasEllipsis }: TypographyRules,
): Replacement | null {
  const last = before.at(-1);
  if (last === '-' && hasDashes) return replaceHyphens(before);
  if (last === '.' && hasEllipsis) return replaceDots(before);
  if (quotes === null) return null;
  if (last === '"') return { length: 1, text: chooseQuote(quotes.outer, before) };
  if (last === "'") return { length: 1, text: chooseSingleQuote(before, quotes) };
  return correctPreviousQuote(before, quotes);
}

/** A second hyphen makes an en dash, a third an em dash. */
function replaceHyphens(before: string): Replacement | null {
  if (before.endsWith('–-')) return { length: 2, text: '—' };
  if (/(^|[^-—])--$/.test(before)) return { length: 2, text: '–' };
  return null;
}

function replaceDots(before: string): Replacement | null {
  return /(^|[^.…])\.\.\.$/.test(before) ? { length: 3, text: '…' } : null;
}

/** Opening at the start and after a space, bracket, dash or another opening mark; otherwise closing. */
function chooseQuote([open, close]: readonly [string, string], before: string): string {
  return isOpening(before.slice(0, -1)) ? open : close;
}

function isOpening(before: string): boolean {
  // Arabic writes conjunctions and prepositions of one letter together with the next word, or its quotation mark.
  if (/(^|\s)[وفبكل]$/u.test(before)) return true;
  return (
    /(^|[\s\u00a0([{<–—/„“‚‘»›‹¿¡\ufffc-])«?$/u.test(before) && !/[\p{L}\p{N}.,;:!?]["“‘]$/u.test(before)
  );
}

/** After a letter it is an apostrophe, unless an inner quotation is open. */
function chooseSingleQuote(before: string, { inner }: Quotes): string {
  const [open, close] = inner;
  const line = before.slice(0, -1);
  if (isOpening(line)) return open;
  const isOpen = close !== apostrophe && line.lastIndexOf(open) > line.lastIndexOf(close);
  return isOpen ? close : apostrophe;
}

/** Decided by the next character: a mark between letters, or before the digits of a year, is an apostrophe. */
function correctPreviousQuote(before: string, { inner: [open, close] }: Quotes): Replacement | null {
  const [mark, last] = [before.at(-2), before.at(-1) ?? ''];
  const line = before.slice(0, -2);
  const isInWord = mark === close && close !== apostrophe && /\p{L}$/u.test(line) && /\p{L}/u.test(last);
  const isBeforeYear = mark === open && /(^|\s)$/.test(line) && /\p{N}/u.test(last);
  return isInWord || isBeforeYear ? { length: 2, text: apostrophe + last } : null;
}

/** The list type if the start of a paragraph, followed by a typed space, is a list marker. */
export function detectListKind(before: string): 'bullet' | 'numbered' | null {
  if (/^[-*•–]\s$/.test(before)) return 'bullet';
  return /^1[.)]\s$/.test(before) ? 'numbered' : null;
}

/** The number typed to continue the list above. */
export function parseListNumber(before: string): number | null {
  const [, number] = /^(\d{1,2})[.)]\s$/.exec(before) ?? [];
  return number === undefined ? null : Number(number);
}
