import { parseArea } from '../workbook/area.ts';
import type { Area, Value } from '../workbook/workbook.ts';
import { type Token, tokensOf } from './tokens.ts';

export type Expression =
  | { kind: 'value'; value: Value }
  /** An omitted argument. */
  | { kind: 'nothing' }
  | { kind: 'reference'; sheet: string | null; area: Area }
  | { kind: 'name'; name: string; sheet: string | null }
  | { kind: 'call'; name: string; args: readonly Expression[] }
  | { kind: 'binary'; sign: string; left: Expression; right: Expression }
  | { kind: 'unary'; sign: '-' | '+' | '%'; of: Expression }
  | { kind: 'list'; rows: readonly (readonly Expression[])[] }
  /** Possibly well-formed, but not supported here. */
  | { kind: 'unknown' };

/** Maximum nesting of a formula; Excel allows 64. */
const maxDepth = 100;

const parsed = new Map<string, Expression | null>();
const maxParsed = 50_000;

/** Null for an invalid formula. */
export function parseFormula(formula: string): Expression | null {
  const known = parsed.get(formula);
  if (known !== undefined) return known;
  const expression = parse(formula);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(formula, expression);
  return expression;
}

class NoFormula extends Error {}

const binding: Readonly<Record<string, number>> = {
  '=': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '<>': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};

function parse(formula: string): Expression | null {
  const tokens = tokensOf(formula).filter(({ kind }) => kind !== 'space');
  const reader: Reader = { tokens, at: 0, depth: 0 };
  try {
    const expression = readExpression(reader, 0);
    return reader.at === tokens.length ? expression : null;
  } catch (error) {
    if (error instanceof NoFormula) return null;
    throw error;
  }
}

interface Reader {
  tokens: readonly Token[];
  at: number;
  depth: number;
}

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.text === sign;

function take(reader: Reader, sign: string): boolean {
  if (!isSign(reader.tokens[reader.at], sign)) return false;
  reader.at += 1;
  return true;
}

function readExpression(reader: Reader, min: number): Expression {
  reader.depth += 1;
  if (reader.depth > maxDepth) throw new NoFormula();
  let left = readPrefixed(reader);
  for (;;) {
    const token = reader.tokens[reader.at];
    const strength = token?.kind === 'sign' ? (binding[token.text] ?? 0) : 0;
    if (token === undefined || strength === 0 || strength <= min) break;
    reader.at += 1;
    left = { kind: 'binary', sign: token.text, left, right: readExpression(reader, strength) };
  }
  reader.depth -= 1;
  return left;
}

/** A unary sign binds more strongly than a power: `-2^2` is 4. */
function readPrefixed(reader: Reader): Expression {
  const signs: ('-' | '+')[] = [];
  for (;;) {
    if (take(reader, '-')) signs.push('-');
    else if (take(reader, '+')) signs.push('+');
    else if (!take(reader, '@')) break;
  }
  let of = readSimple(reader);
  while (take(reader, '%')) of = { kind: 'unary', sign: '%', of };
  for (const sign of signs.reverse()) of = { kind: 'unary', sign, of };
  return of;
}

function readSimple(reader: Reader): Expression {
  const token = reader.tokens[reader.at];
  if (token === undefined) throw new NoFormula();
  reader.at += 1;
  const expression = simpleOf(reader, token);
  if (isSign(reader.tokens[reader.at], ':') || isSign(reader.tokens[reader.at], '#')) {
    // A range with a calculated end, and the spill operator.
    reader.at += 1;
    if (reader.tokens[reader.at - 1]?.text === ':') readSimple(reader);
    return { kind: 'unknown' };
  }
  return expression;
}

function simpleOf(reader: Reader, token: Token): Expression {
  switch (token.kind) {
    case 'number':
      return { kind: 'value', value: Number(token.text) };
    case 'text':
      return { kind: 'value', value: token.text.slice(1, -1).replaceAll('""', '"') };
    case 'error':
      return { kind: 'value', value: { error: token.text.toUpperCase() } };
    case 'reference': {
      const area = parseArea(token.area);
      return area === null || token.isForeign
        ? { kind: 'unknown' }
        : { kind: 'reference', sheet: token.sheet, area };
    }
    case 'name': {
      const word = token.text.toUpperCase();
      if (word === 'TRUE' || word === 'FALSE') return { kind: 'value', value: word === 'TRUE' };
      return { kind: 'name', name: token.text, sheet: null };
    }
    case 'function':
      reader.at += 1;
      return { kind: 'call', name: plainName(token.text), args: readArguments(reader) };
    case 'table':
      return { kind: 'unknown' };
    case 'sign':
      if (token.text === '(') return readBrackets(reader);
      if (token.text === '{') return readList(reader);
      throw new NoFormula();
    default:
      throw new NoFormula();
  }
}

/** Newer functions have a prefix in files. */
const plainName = (name: string): string => name.toUpperCase().replace(/^(?:_XLFN\.|_XLWS\.)+/, '');

function readBrackets(reader: Reader): Expression {
  const inside = readExpression(reader, 0);
  if (take(reader, ',')) {
    // A union of ranges.
    do readExpression(reader, 0);
    while (take(reader, ','));
    if (!take(reader, ')')) throw new NoFormula();
    return { kind: 'unknown' };
  }
  if (!take(reader, ')')) throw new NoFormula();
  return inside;
}

function readArguments(reader: Reader): Expression[] {
  const args: Expression[] = [];
  if (take(reader, ')')) return args;
  for (;;) {
    const next = reader.tokens[reader.at];
    args.push(isSign(next, ',') || isSign(next, ')') ? { kind: 'nothing' } : readExpression(reader, 0));
    if (take(reader, ')')) return args;
    if (!take(reader, ',')) throw new NoFormula();
  }
}

function readList(reader: Reader): Expression {
  const rows: Expression[][] = [[]];
  for (;;) {
    rows.at(-1)?.push(readExpression(reader, 0));
    if (take(reader, '}')) return { kind: 'list', rows };
    if (take(reader, ';')) rows.push([]);
    else if (!take(reader, ',')) throw new NoFormula();
  }
}
