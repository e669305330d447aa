/** A token of a formula; all tokens joined give the formula exactly. */
export type Token =
  | {
      kind: 'space' | 'number' | 'text' | 'error' | 'name' | 'function' | 'sign' | 'table' | 'unknown';
      text: string;
    }
  | ReferenceToken;

export interface ReferenceToken {
  kind: 'reference';
  text: string;
  /** With the exclamation mark, as written; empty for the formula's own sheet. */
  prefix: string;
  /** The sheet name without quotation marks; null without a prefix. */
  sheet: string | null;
  /** Refers to another file or to several sheets: not supported. */
  isForeign: boolean;
  /** `A1`, `A1:B2`, `A:B` or `1:2`. */
  area: string;
}

const prefixPattern = /(?:'(?:[^']|'')+'|[\p{L}\p{N}_.\\[\]]+(?::[\p{L}\p{N}_.]+)?)!/uy;
const areaPattern =
  /(?:\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(?::\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6})(?![\p{L}\p{N}_.(])/uy;
const patterns: readonly (readonly [Exclude<Token['kind'], 'reference'>, RegExp])[] = [
  ['space', /\s+/y],
  ['text', /"(?:[^"]|"")*"/y],
  ['error', /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)/iy],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  // A structured reference; in names of columns an apostrophe precedes brackets, number signs and apostrophes.
  ['table', /(?:[\p{L}_\\][\p{L}\p{N}_.\\?]*)?\[(?:[^[\]']|'[\s\S]|\[(?:[^[\]']|'[\s\S])*\])*\]/uy],
  ['function', /[\p{L}_\\][\p{L}\p{N}_.\\]*(?=\()/uy],
  ['name', /[\p{L}_\\][\p{L}\p{N}_.\\?]*/uy],
  ['sign', /<=|>=|<>|[-+*/^&=<>%(),;:{}@#!]/y],
];

/** Linear in the length of the formula; invalid input gives tokens of unknown kind. */
export function tokenize(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < formula.length) {
    const token = readReference(formula, at) ?? readToken(formula, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function readToken(formula: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    const text = matchAt(pattern, formula, at);
    if (text !== null) return { kind, text };
  }
  return { kind: 'unknown', text: String.fromCodePoint(formula.codePointAt(at) ?? 0) };
}

function readReference(formula: string, at: number): ReferenceToken | null {
  const prefix = matchAt(prefixPattern, formula, at) ?? '';
  const area = matchAt(areaPattern, formula, at + prefix.length);
  if (area === null) return null;
  const quoted = prefix.startsWith("'");
  const inside = quoted ? prefix.slice(1, -2).replaceAll("''", "'") : prefix.slice(0, -1);
  return {
    kind: 'reference',
    text: prefix + area,
    prefix,
    sheet: prefix === '' ? null : inside,
    isForeign: /^(?:.*[\\/])?\[/.test(inside) || inside.includes(':'),
    area,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

export const joinTokens = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');
