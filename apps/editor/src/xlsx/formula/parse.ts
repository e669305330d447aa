import { parseArea } from '../workbook/area.ts';
import type { Area, Value } from '../workbook/workbook.ts';
import { parseStructuredReference, type StructuredReference } from './structured-references.ts';
import { type Token, tokenize } from './tokens.ts';

export type Expression =
  | { kind: 'value'; value: Value }
  /** An omitted argument. */
  | { kind: 'nothing' }
  | { kind: 'reference'; sheet: string | null; area: Area }
  | { kind: 'structured'; reference: StructuredReference }
  /** A range between two references, of which one may be calculated. */
  | { kind: 'range'; from: Expression; to: Expression }
  | { kind: 'name'; name: string; sheet: string | null }
  | { kind: 'call'; name: string; args: readonly Expression[] }
  | { kind: 'binary'; sign: string; left: Expression; right: Expression }
  /** The cell of a range in the row or column of the formula. */
  | { kind: 'intersect'; of: Expression }
  /** All results of the formula in a cell: `A1#`. */
  | { kind: 'spill'; of: Expression }
  | { kind: 'unary'; sign: '-' | '+' | '%'; of: Expression }
  | { kind: 'list'; rows: readonly (readonly Expression[])[] }
  /** Possibly well-formed, but not supported here. */
  | { kind: 'unknown' };

/** Maximum nesting of a formula; Excel allows 64. */
const maxDepth = 100;

const parseCache = new Map<string, Expression | null>();
const maxCachedFormulas = 50_000;

/** Null for an invalid formula. */
export function parseFormula(formula: string): Expression | null {
  const cached = parseCache.get(formula);
  if (cached !== undefined) return cached;
  const expression = parse(formula);
  if (parseCache.size >= maxCachedFormulas) parseCache.clear();
  parseCache.set(formula, expression);
  return expression;
}

class InvalidFormulaError extends Error {}

const precedences: Readonly<Record<string, number>> = {
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
  const tokens = tokenize(formula).filter(({ kind }) => kind !== 'space');
  const reader: Reader = { tokens, index: 0, depth: 0 };
  try {
    const expression = readExpression(reader, 0);
    return reader.index === tokens.length ? expression : null;
  } catch (error) {
    if (error instanceof InvalidFormulaError) return null;
    throw error;
  }
}

interface Reader {
  tokens: readonly Token[];
  index: number;
  depth: number;
}

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.text === sign;

function acceptSign(reader: Reader, sign: string): boolean {
  if (!isSign(reader.tokens[reader.index], sign)) return false;
  reader.index += 1;
  return true;
}

function readExpression(reader: Reader, min: number): Expression {
  reader.depth += 1;
  if (reader.depth > maxDepth) throw new InvalidFormulaError();
  let left = readPrefixed(reader);
  for (;;) {
    const token = reader.tokens[reader.index];
    const precedence = token?.kind === 'sign' ? (precedences[token.text] ?? 0) : 0;
    if (token === undefined || precedence === 0 || precedence <= min) break;
    reader.index += 1;
    left = { kind: 'binary', sign: token.text, left, right: readExpression(reader, precedence) };
  }
  reader.depth -= 1;
  return left;
}

/** A unary sign binds more strongly than a power: `-2^2` is 4. */
function readPrefixed(reader: Reader): Expression {
  const signs: ('-' | '+' | '@')[] = [];
  for (;;) {
    if (acceptSign(reader, '-')) signs.push('-');
    else if (acceptSign(reader, '+')) signs.push('+');
    else if (acceptSign(reader, '@')) signs.push('@');
    else break;
  }
  let operand = readOperand(reader);
  while (acceptSign(reader, '%')) operand = { kind: 'unary', sign: '%', of: operand };
  for (const sign of signs.reverse())
    operand = sign === '@' ? { kind: 'intersect', of: operand } : { kind: 'unary', sign, of: operand };
  return operand;
}

function readOperand(reader: Reader): Expression {
  const token = reader.tokens[reader.index];
  if (token === undefined) throw new InvalidFormulaError();
  reader.index += 1;
  const expression = toExpression(reader, token);
  if (acceptSign(reader, '#')) return { kind: 'spill', of: expression };
  if (!acceptSign(reader, ':')) return expression;
  reader.depth += 1;
  if (reader.depth > maxDepth) throw new InvalidFormulaError();
  const to = readOperand(reader);
  reader.depth -= 1;
  return { kind: 'range', from: expression, to };
}

function toExpression(reader: Reader, token: Token): Expression {
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
      const upperText = token.text.toUpperCase();
      if (upperText === 'TRUE' || upperText === 'FALSE')
        return { kind: 'value', value: upperText === 'TRUE' };
      return { kind: 'name', name: token.text, sheet: null };
    }
    case 'function':
      reader.index += 1;
      return toCall(stripPrefix(token.text), readArguments(reader));
    case 'table': {
      const reference = parseStructuredReference(token.text);
      if (reference === null) throw new InvalidFormulaError();
      return { kind: 'structured', reference };
    }
    case 'sign':
      if (token.text === '(') return readBrackets(reader);
      if (token.text === '{') return readList(reader);
      throw new InvalidFormulaError();
    default:
      throw new InvalidFormulaError();
  }
}

/** Two operators are written as functions in files. */
function toCall(name: string, args: readonly Expression[]): Expression {
  const [of] = args;
  if (of !== undefined && args.length === 1) {
    if (name === 'SINGLE') return { kind: 'intersect', of };
    if (name === 'ANCHORARRAY') return { kind: 'spill', of };
  }
  return { kind: 'call', name, args };
}

/** Newer functions have a prefix in files. */
const stripPrefix = (name: string): string => name.toUpperCase().replace(/^(?:_XLFN\.|_XLWS\.)+/, '');

function readBrackets(reader: Reader): Expression {
  const inside = readExpression(reader, 0);
  if (acceptSign(reader, ',')) {
    // A union of ranges.
    do readExpression(reader, 0);
    while (acceptSign(reader, ','));
    if (!acceptSign(reader, ')')) throw new InvalidFormulaError();
    return { kind: 'unknown' };
  }
  if (!acceptSign(reader, ')')) throw new InvalidFormulaError();
  return inside;
}

function readArguments(reader: Reader): Expression[] {
  const args: Expression[] = [];
  if (acceptSign(reader, ')')) return args;
  for (;;) {
    const next = reader.tokens[reader.index];
    args.push(isSign(next, ',') || isSign(next, ')') ? { kind: 'nothing' } : readExpression(reader, 0));
    if (acceptSign(reader, ')')) return args;
    if (!acceptSign(reader, ',')) throw new InvalidFormulaError();
  }
}

function readList(reader: Reader): Expression {
  const rows: Expression[][] = [[]];
  for (;;) {
    rows.at(-1)?.push(readExpression(reader, 0));
    if (acceptSign(reader, '}')) return { kind: 'list', rows };
    if (acceptSign(reader, ';')) rows.push([]);
    else if (!acceptSign(reader, ',')) throw new InvalidFormulaError();
  }
}
