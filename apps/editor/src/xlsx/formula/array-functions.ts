import { isError, type Value } from '../workbook/workbook.ts';
import { isOmitted, readFirstNumber, readFirstValue } from './arguments.ts';
import { type FormulaContext, readElements, type SheetFunction } from './formula-context.ts';
import {
  compare,
  createResult,
  FormulaError,
  isTrue,
  type Matrix,
  noResults,
  notThere,
  type Result,
  toNumber,
  toText,
  wrongNumber,
  wrongValue,
} from './values.ts';

/** Larger arrays are not made: they would take too long. */
const maxArrayCells = 1_000_000;

const toMatrix = (rows: Matrix): Result =>
  rows.length === 0 || rows[0]?.length === 0 ? createResult(noResults) : { kind: 'matrix', rows };

const readArray = (result: Result | undefined, context: FormulaContext): Matrix =>
  readElements(result ?? createResult(null), context);

const readNumber = (result: Result | undefined, context: FormulaContext, missing: number): number =>
  isOmitted(result) ? missing : readFirstNumber(result, context);

const readFlag = (result: Result | undefined, context: FormulaContext): boolean =>
  !isOmitted(result) && isTrue(readFirstValue(result, context));

export const transpose = (rows: Matrix): Value[][] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => rows.map((row) => row[column] ?? null));

/** Called before an array is made. */
function limitCells(rows: number, columns: number, context: FormulaContext): void {
  if (!(rows * columns <= maxArrayCells)) throw new FormulaError(wrongNumber);
  context.countReads(rows * columns);
}

function createArray(
  size: { rows: number; columns: number },
  context: FormulaContext,
  create: (row: number, column: number) => Value,
): Result {
  const [height, width] = [Math.trunc(size.rows), Math.trunc(size.columns)];
  if (height < 0 || width < 0) throw new FormulaError(wrongValue);
  limitCells(height, width, context);
  return toMatrix(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_column, column) => create(row, column)),
    ),
  );
}

/** Numbers before text before booleans; empty values and errors come last. */
function compareForSorting(one: Value, other: Value, order: number): number {
  const rank = (value: Value): number => (value === null ? 2 : isError(value) ? 1 : 0);
  const difference = rank(one) - rank(other);
  if (difference !== 0) return difference;
  return rank(one) === 0 ? compare(one, other) * order : 0;
}

const toOrder = (number: number): number => {
  if (number !== 1 && number !== -1) throw new FormulaError(wrongValue);
  return number;
};

function sortRows(rows: Matrix, keys: readonly { values: readonly Value[]; order: number }[]): Matrix {
  const indexes = rows.map((_, index) => index);
  indexes.sort((a, b) => {
    for (const { values, order } of keys) {
      const found = compareForSorting(values[a] ?? null, values[b] ?? null, order);
      if (found !== 0) return found;
    }
    return a - b;
  });
  return indexes.map((index) => rows[index] ?? []);
}

const toKey = (row: readonly Value[]): string =>
  JSON.stringify(row.map((value) => (typeof value === 'string' ? value.toLowerCase() : value)));

function listUnique(rows: Matrix, exactlyOnce: boolean): Matrix {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(toKey(row), (counts.get(toKey(row)) ?? 0) + 1);
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = toKey(row);
    const isKept = exactlyOnce ? counts.get(key) === 1 : !seen.has(key);
    seen.add(key);
    return isKept;
  });
}

/** All values of an array in one list, without those that `ignored` names: 1 empty ones, 2 errors, 3 both. */
function listValues([array, ignored, byColumn]: readonly Result[], context: FormulaContext): Value[] {
  const rows = readArray(array, context);
  const mode = readNumber(ignored, context, 0);
  const values = (readFlag(byColumn, context) ? transpose(rows) : rows).flat();
  return values.filter((value) => !((mode & 1 && value === null) || (mode & 2 && isError(value))));
}

/** Arrays beside each other; shorter ones are filled up. */
function stack(parts: readonly Matrix[], context: FormulaContext): Value[][] {
  const width = Math.max(...parts.map((rows) => rows[0]?.length ?? 0));
  const height = parts.reduce((sum, rows) => sum + rows.length, 0);
  limitCells(height, width, context);
  return parts.flatMap((rows) =>
    rows.map((row) =>
      Array.from({ length: width }, (_, column) => (column < row.length ? (row[column] ?? null) : notThere)),
    ),
  );
}

/** The first rows of an array, or with a negative number the last ones. */
function takeRows(rows: Matrix, count: number | null): Matrix {
  if (count === null) return rows;
  const whole = Math.trunc(count);
  return whole >= 0 ? rows.slice(0, whole) : rows.slice(whole);
}

function dropRows(rows: Matrix, count: number | null): Matrix {
  if (count === null) return rows;
  const whole = Math.trunc(count);
  return whole >= 0 ? rows.slice(whole) : rows.slice(0, whole);
}

function chooseRows(rows: Matrix, indexes: readonly Result[], context: FormulaContext): Matrix {
  const values = indexes.flatMap((one) => readArray(one, context).flat());
  limitCells(values.length, rows[0]?.length ?? 0, context);
  return values.map((value) => {
    const index = Math.trunc(toNumber(value));
    const row = index > 0 ? rows[index - 1] : rows.at(index);
    if (row === undefined || index === 0) throw new FormulaError(wrongValue);
    return row;
  });
}

const readCount = (result: Result | undefined, context: FormulaContext): number | null =>
  isOmitted(result) ? null : readFirstNumber(result, context);

/** The values of an array in rows of a certain length. */
function wrap([array, length, filling]: readonly Result[], context: FormulaContext): Value[][] {
  const values = readArray(array, context).flat();
  const count = Math.trunc(readNumber(length, context, 1));
  const padding = readPadding(filling, context);
  if (count < 1) throw new FormulaError(wrongNumber);
  limitCells(Math.ceil(values.length / count), count, context);
  const rows: Value[][] = [];
  for (let at = 0; at < values.length; at += count)
    rows.push(
      Array.from({ length: count }, (_, index) =>
        at + index < values.length ? (values[at + index] ?? null) : padding,
      ),
    );
  return rows;
}

const readPadding = (result: Result | undefined, context: FormulaContext): Value =>
  isOmitted(result) ? notThere : readFirstValue(result, context);

/** Null if there is nothing to look for. */
function createDelimiterPattern(delimiters: readonly string[], ignoresCase: boolean): RegExp | null {
  const used = delimiters.filter((one) => one !== '').sort((a, b) => b.length - a.length);
  if (used.length === 0) return null;
  const pattern = used.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(pattern, ignoresCase ? 'giu' : 'gu');
}

/** Splits at each of some delimiters. */
function splitText(text: string, delimiters: readonly string[], ignoresCase: boolean): string[] {
  const pattern = createDelimiterPattern(delimiters, ignoresCase);
  return pattern === null ? [text] : text.split(pattern);
}

const readDelimiters = (result: Result | undefined, context: FormulaContext): string[] =>
  isOmitted(result) ? [] : readArray(result, context).flat().map(toText);

/** Functions whose result is an array. */
export const arrayFunctions: Readonly<Record<string, SheetFunction>> = {
  FILTER: ([array, include, ifEmpty], context) => {
    const rows = readArray(array, context);
    const tests = readArray(include, context);
    const isByColumn = tests.length === 1 && rows.length !== 1 && tests[0]?.length === rows[0]?.length;
    const list = isByColumn ? transpose(rows) : rows;
    const flags = tests.flat();
    if (flags.length !== list.length) throw new FormulaError(wrongValue);
    const kept = list.filter((_, index) => isTrue(flags[index] ?? null));
    if (kept.length === 0)
      return isOmitted(ifEmpty) ? createResult(noResults) : (ifEmpty ?? createResult(noResults));
    return toMatrix(isByColumn ? transpose(kept) : kept);
  },
  SORT: ([array, index, order, byColumn], context) => {
    const isByColumn = readFlag(byColumn, context);
    const rows = isByColumn ? transpose(readArray(array, context)) : readArray(array, context);
    const indexes = isOmitted(index) ? [1] : readArray(index, context).flat().map(Number);
    const orders = isOmitted(order) ? [1] : readArray(order, context).flat().map(Number);
    const keys = indexes.map((one, at) => {
      if (!(one >= 1 && one <= (rows[0]?.length ?? 0))) throw new FormulaError(wrongValue);
      const column = Math.trunc(one) - 1;
      return { values: rows.map((row) => row[column] ?? null), order: toOrder(orders[at] ?? orders[0] ?? 1) };
    });
    const sorted = sortRows(rows, keys);
    return toMatrix(isByColumn ? transpose(sorted) : sorted);
  },
  SORTBY: ([array, ...pairs], context) => {
    const rows = readArray(array, context);
    const first = readArray(pairs[0], context);
    const isByColumn = first.length === 1 && rows.length !== 1;
    const list = isByColumn ? transpose(rows) : rows;
    const keys: { values: readonly Value[]; order: number }[] = [];
    for (let at = 0; at < pairs.length; at += 2) {
      const values = readArray(pairs[at], context).flat();
      if (values.length !== list.length) throw new FormulaError(wrongValue);
      keys.push({ values, order: toOrder(readNumber(pairs[at + 1], context, 1)) });
    }
    const sorted = sortRows(list, keys);
    return toMatrix(isByColumn ? transpose(sorted) : sorted);
  },
  UNIQUE: ([array, byColumn, exactlyOnce], context) => {
    const isByColumn = readFlag(byColumn, context);
    const rows = isByColumn ? transpose(readArray(array, context)) : readArray(array, context);
    const kept = listUnique(rows, readFlag(exactlyOnce, context));
    return toMatrix(isByColumn ? transpose(kept) : kept);
  },
  SEQUENCE: ([rows, columns, start, step], context) => {
    const width = readNumber(columns, context, 1);
    const [from, by] = [readNumber(start, context, 1), readNumber(step, context, 1)];
    return createArray(
      { rows: readNumber(rows, context, 1), columns: width },
      context,
      (row, column) => from + by * (row * Math.trunc(width) + column),
    );
  },
  RANDARRAY: ([rows, columns, min, max, whole], context) => {
    const [from, to] = [readNumber(min, context, 0), readNumber(max, context, 1)];
    const isWhole = readFlag(whole, context);
    if (from > to) throw new FormulaError(wrongValue);
    const size = { rows: readNumber(rows, context, 1), columns: readNumber(columns, context, 1) };
    return createArray(size, context, () =>
      isWhole
        ? Math.ceil(from) + Math.floor(Math.random() * (Math.floor(to) - Math.ceil(from) + 1))
        : from + Math.random() * (to - from),
    );
  },
  TRANSPOSE: ([array], context) => toMatrix(transpose(readArray(array, context))),
  TOCOL: (args, context) => toMatrix(listValues(args, context).map((value) => [value])),
  TOROW: (args, context) => toMatrix([listValues(args, context)]),
  VSTACK: (args, context) =>
    toMatrix(
      stack(
        args.map((one) => readArray(one, context)),
        context,
      ),
    ),
  HSTACK: (args, context) =>
    toMatrix(
      transpose(
        stack(
          args.map((one) => transpose(readArray(one, context))),
          context,
        ),
      ),
    ),
  TAKE: ([array, rows, columns], context) => {
    const taken = takeRows(readArray(array, context), readCount(rows, context));
    return toMatrix(transpose(takeRows(transpose(taken), readCount(columns, context))));
  },
  DROP: ([array, rows, columns], context) => {
    const kept = dropRows(readArray(array, context), readCount(rows, context));
    return toMatrix(transpose(dropRows(transpose(kept), readCount(columns, context))));
  },
  CHOOSEROWS: ([array, ...indexes], context) =>
    toMatrix(chooseRows(readArray(array, context), indexes, context)),
  CHOOSECOLS: ([array, ...indexes], context) =>
    toMatrix(transpose(chooseRows(transpose(readArray(array, context)), indexes, context))),
  EXPAND: ([array, rows, columns, padding], context) => {
    const before = readArray(array, context);
    const [height, width] = [before.length, before[0]?.length ?? 0];
    const [newHeight, newWidth] = [readNumber(rows, context, height), readNumber(columns, context, width)];
    if (newHeight < height || newWidth < width) throw new FormulaError(wrongValue);
    const filling = readPadding(padding, context);
    return createArray({ rows: newHeight, columns: newWidth }, context, (row, column) =>
      row < height && column < width ? (before[row]?.[column] ?? null) : filling,
    );
  },
  WRAPROWS: (args, context) => toMatrix(wrap(args, context)),
  WRAPCOLS: (args, context) => toMatrix(transpose(wrap(args, context))),
  TEXTSPLIT: ([text, columnDelimiter, rowDelimiter, ignoresEmpty, mode, padding], context) => {
    const ignoresCase = readNumber(mode, context, 0) === 1;
    const skipsEmpty = readFlag(ignoresEmpty, context);
    const split = (part: string, delimiters: readonly string[]): string[] =>
      splitText(part, delimiters, ignoresCase).filter((one) => !skipsEmpty || one !== '');
    const lines = split(toText(readFirstValue(text, context)), readDelimiters(rowDelimiter, context));
    const rows = lines.map((line) => split(line, readDelimiters(columnDelimiter, context)));
    const width = Math.max(0, ...rows.map((row) => row.length));
    const filling = readPadding(padding, context);
    limitCells(rows.length, width, context);
    return toMatrix(rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? filling)));
  },
  TEXTBEFORE: (args, context) => cutText(args, context, 'before'),
  TEXTAFTER: (args, context) => cutText(args, context, 'after'),
};

/** The text before or after an occurrence of a delimiter; a negative number counts from the end. */
function cutText(
  [text, delimiter, instance, mode, matchesEnd, missing]: readonly Result[],
  context: FormulaContext,
  side: 'before' | 'after',
): Result {
  const whole = toText(readFirstValue(text, context));
  const number = Math.trunc(readNumber(instance, context, 1));
  const pattern = createDelimiterPattern(
    readDelimiters(delimiter, context),
    readNumber(mode, context, 0) === 1,
  );
  if (number === 0 || pattern === null) throw new FormulaError(wrongValue);
  const found = [...whole.matchAll(pattern)].at(number > 0 ? number - 1 : number);
  if (found !== undefined)
    return createResult(
      side === 'before' ? whole.slice(0, found.index) : whole.slice(found.index + found[0].length),
    );
  if (readFlag(matchesEnd, context)) return createResult(number > 0 === (side === 'before') ? whole : '');
  return createResult(isOmitted(missing) ? notThere : readFirstValue(missing, context));
}
