import { getArgumentSeparator } from '../formula/local-formulas.ts';
import { type Token, tokenize } from '../formula/tokens.ts';
import { formatArea, parseArea } from '../workbook/area.ts';
import type { Area } from '../workbook/workbook.ts';

/** A formula while it is typed, in the notation of the user; positions count from the equals sign. */
interface TypedFormula {
  text: string;
  caret: number;
}

/** The function in whose arguments the caret is. */
interface OpenCall {
  /** As typed. */
  name: string;
  /** From 0. */
  argument: number;
}

/** The beginning of a name before the caret. */
export interface TypedName {
  from: number;
  to: number;
  text: string;
}

interface PlacedToken {
  token: Token;
  from: number;
  to: number;
}

function placeTokens(text: string): PlacedToken[] {
  let at = 1;
  return tokenize(text.slice(1)).map((token) => {
    const from = at;
    at += token.text.length;
    return { token, from, to: at };
  });
}

export const isFormula = (text: string): boolean => text.startsWith('=') && text.length > 1;

/** Null if the caret is in no function. */
export function findOpenCall({ text, caret }: TypedFormula, lang: string): OpenCall | null {
  if (!isFormula(text)) return null;
  const isSeparator = (sign: string): boolean => sign === ';' || sign === getArgumentSeparator(lang);
  const calls: { name: string | null; argument: number }[] = [];
  let braces = 0;
  let name: string | null = null;
  for (const { token, to } of placeTokens(text.slice(0, caret))) {
    if (to > caret) break;
    if (token.kind === 'function') name = token.text;
    else if (token.kind === 'sign') {
      const call = calls.at(-1);
      if (token.text === '(') calls.push({ name, argument: 0 });
      else if (token.text === ')') calls.pop();
      else if (token.text === '{') braces += 1;
      else if (token.text === '}') braces = Math.max(0, braces - 1);
      else if (isSeparator(token.text) && braces === 0 && call !== undefined) call.argument += 1;
      name = null;
    } else if (token.kind !== 'space') name = null;
  }
  for (const call of calls.reverse())
    if (call.name !== null) return { name: call.name, argument: call.argument };
  return null;
}

/** Null if no name is being typed, as within a text. */
export function findTypedName({ text, caret }: TypedFormula): TypedName | null {
  if (!isFormula(text) || /[\p{L}\p{N}_.]/u.test(text[caret] ?? '')) return null;
  const tokens = placeTokens(text.slice(0, caret));
  const last = tokens.at(-1);
  const isInText = tokens.some(({ token }) => token.kind === 'unknown' && token.text === '"');
  if (last === undefined || isInText || !/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(last.token.text)) return null;
  return { from: last.from, to: last.to, text: last.token.text };
}

/** A range that a formula names, with its colour: the same range has the same one. */
interface ColouredRange {
  from: number;
  to: number;
  colour: number;
  /** Null for the sheet of the formula. */
  sheet: string | null;
  area: Area;
}

const colourCount = 6;

export function listColouredRanges(text: string): ColouredRange[] {
  if (!isFormula(text)) return [];
  const colours = new Map<string, number>();
  return placeTokens(text).flatMap(({ token, from, to }) => {
    const area = token.kind === 'reference' && !token.isForeign ? parseArea(token.area) : null;
    if (token.kind !== 'reference' || area === null) return [];
    const key = `${token.sheet?.toLowerCase() ?? ''}!${formatArea(area)}`;
    const colour = colours.get(key) ?? colours.size % colourCount;
    colours.set(key, colour);
    return [{ from, to, colour, sheet: token.sheet, area }];
  });
}

/** `A1`, `$A$1`, `A$1`, `$A1` and `A1` again. */
const dollarSteps: Readonly<Record<string, readonly [column: string, row: string]>> = {
  '/': ['$', '$'],
  '$/$': ['', '$'],
  '/$': ['$', ''],
  '$/': ['', ''],
};

function cycleEnd(end: string): string {
  const [, columnDollar = '', letters = '', rowDollar = '', digits = ''] =
    /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(end) ?? [];
  // Of a whole column or row there is one part to fix.
  if (letters === '' || digits === '') return end.startsWith('$') ? end.slice(1) : `$${end}`;
  const [column, row] = dollarSteps[`${columnDollar}/${rowDollar}`] ?? ['', ''];
  return `${column}${letters}${row}${digits}`;
}

/** The reference at the caret with the next combination of dollar signs; null if there is none. */
export function cycleDollars({
  text,
  caret,
}: TypedFormula): { from: number; to: number; text: string } | null {
  const found = listColouredRanges(text).find(({ from, to }) => from <= caret && caret <= to);
  if (found === undefined) return null;
  const written = text.slice(found.from, found.to);
  const start = written.lastIndexOf('!') + 1;
  const ends = written.slice(start).split(':').map(cycleEnd);
  return { from: found.from, to: found.to, text: written.slice(0, start) + ends.join(':') };
}

/** Pieces of a text with the colours of its ranges. */
export function splitByColour(text: string): { text: string; colour: number | null }[] {
  const pieces: { text: string; colour: number | null }[] = [];
  let at = 0;
  for (const { from, to, colour } of listColouredRanges(text)) {
    if (from > at) pieces.push({ text: text.slice(at, from), colour: null });
    pieces.push({ text: text.slice(from, to), colour });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), colour: null });
  return pieces;
}
