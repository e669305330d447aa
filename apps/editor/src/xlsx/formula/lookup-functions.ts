import { isError, lastColumn, lastRow, type Value } from '../workbook/workbook.ts';
import { isOmitted, readFirstNumber, readFirstValue } from './arguments.ts';
import { compileWildcards } from './criterion.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import {
  compare,
  createResult,
  FormulaError,
  isTrue,
  type Matrix,
  notThere,
  type Result,
  UnsupportedFormulaError,
  wrongReference,
  wrongValue,
} from './values.ts';

export const lookupFunctions: Readonly<Record<string, SheetFunction>> = {
  VLOOKUP: ([lookupValue, table, index, isApproximate], context) => {
    const rows = readRows(table ?? createResult(null), context);
    const column = Math.trunc(readFirstNumber(index, context)) - 1;
    const at = findIndex(
      rows.map((line) => line[0] ?? null),
      readFirstValue(lookupValue, context),
      matchesApproximately(isApproximate, context) ? 1 : 0,
    );
    if (at === null) return createResult(notThere);
    return createResult(
      column < 0
        ? wrongValue
        : rows[at]?.[column] === undefined
          ? wrongReference
          : (rows[at]?.[column] ?? null),
    );
  },
  HLOOKUP: ([lookupValue, table, index, isApproximate], context) => {
    const rows = readRows(table ?? createResult(null), context);
    const row = Math.trunc(readFirstNumber(index, context)) - 1;
    const at = findIndex(
      [...(rows[0] ?? [])],
      readFirstValue(lookupValue, context),
      matchesApproximately(isApproximate, context) ? 1 : 0,
    );
    if (at === null) return createResult(notThere);
    return createResult(
      row < 0 ? wrongValue : rows[row]?.[at] === undefined ? wrongReference : (rows[row]?.[at] ?? null),
    );
  },
  LOOKUP: ([lookupValue, lookupRange, results], context) => {
    const rows = readRows(lookupRange ?? createResult(null), context);
    const isVertical = rows.length >= (rows[0]?.length ?? 0);
    const keys = isVertical ? rows.map((line) => line[0] ?? null) : [...(rows[0] ?? [])];
    const at = findIndex(keys, readFirstValue(lookupValue, context), 1);
    if (at === null) return createResult(notThere);
    if (results !== undefined) return createResult(readRows(results, context).flat()[at] ?? null);
    return createResult((isVertical ? rows[at]?.at(-1) : rows.at(-1)?.[at]) ?? null);
  },
  XLOOKUP: ([lookupValue, lookupRange, results, missing, mode, direction], context) => {
    const lookedUp = readFirstValue(lookupValue, context);
    const keys = readRows(lookupRange ?? createResult(null), context);
    const isVertical =
      lookupRange?.kind === 'area'
        ? lookupRange.area.left === lookupRange.area.right
        : keys.length > 1 || (keys[0]?.length ?? 0) === 1;
    const at = searchKeys(keys.flat(), lookedUp, {
      matchMode: readFirstNumber(mode, context, 0),
      isFromLast: readFirstNumber(direction, context, 1) === -1,
    });
    if (at === null) return missing === undefined || isOmitted(missing) ? createResult(notThere) : missing;
    const rows = readRows(results ?? createResult(null), context);
    return { kind: 'matrix', rows: isVertical ? [rows[at] ?? []] : rows.map((line) => [line[at] ?? null]) };
  },
  MATCH: ([lookupValue, lookupRange, kind], context) => {
    const keys = readRows(lookupRange ?? createResult(null), context).flat();
    const at = findIndex(
      keys,
      readFirstValue(lookupValue, context),
      Math.sign(readFirstNumber(kind, context, 1)),
    );
    return createResult(at === null ? notThere : at + 1);
  },
  XMATCH: ([lookupValue, lookupRange, mode, direction], context) => {
    const keys = readRows(lookupRange ?? createResult(null), context).flat();
    const at = searchKeys(keys, readFirstValue(lookupValue, context), {
      matchMode: readFirstNumber(mode, context, 0),
      isFromLast: readFirstNumber(direction, context, 1) === -1,
    });
    return createResult(at === null ? notThere : at + 1);
  },
  INDEX: ([range, firstIndex, secondIndex], context) => {
    const source = range ?? createResult(null);
    const isRow =
      source.kind === 'area'
        ? source.area.top === source.area.bottom
        : readRows(source, context).length === 1;
    const indexValue = Math.trunc(readFirstNumber(firstIndex, context, 0));
    const [row, column] =
      secondIndex === undefined && isRow
        ? [1, indexValue]
        : [indexValue, Math.trunc(readFirstNumber(secondIndex, context, secondIndex === undefined ? 1 : 0))];
    return selectSubrange(source, { row, column }, context);
  },
  OFFSET: ([reference, rowOffset, columnOffset, height, width], context) => {
    if (reference?.kind !== 'area') throw new FormulaError(wrongValue);
    const { area } = reference;
    const top = area.top + Math.trunc(readFirstNumber(rowOffset, context, 0));
    const left = area.left + Math.trunc(readFirstNumber(columnOffset, context, 0));
    const rows = Math.trunc(readFirstNumber(height, context, area.bottom - area.top + 1));
    const columns = Math.trunc(readFirstNumber(width, context, area.right - area.left + 1));
    if (rows < 1 || columns < 1) throw new UnsupportedFormulaError();
    const moved = { top, left, bottom: top + rows - 1, right: left + columns - 1 };
    if (moved.top < 0 || moved.left < 0 || moved.bottom > lastRow || moved.right > lastColumn)
      throw new FormulaError(wrongReference);
    return { kind: 'area', sheet: reference.sheet, area: moved };
  },
};

function matchesApproximately(isApproximate: Result | undefined, context: FormulaContext): boolean {
  return isApproximate === undefined || isTrue(readFirstValue(isApproximate, context));
}

/** As XLOOKUP and XMATCH search: 0 exact, 2 by wildcards, -1 or 1 else the next smaller or larger one. */
function searchKeys(
  keys: readonly Value[],
  lookupValue: Value,
  { matchMode, isFromLast }: { matchMode: number; isFromLast: boolean },
): number | null {
  const mode = matchMode === 0 || matchMode === 2 ? 0 : matchMode === -1 ? 2 : -2;
  if (!isFromLast) return findIndex(keys, lookupValue, mode);
  const at = findIndex([...keys].reverse(), lookupValue, mode);
  return at === null ? null : keys.length - 1 - at;
}

/**
 * Position of a value in a list: mode 0 exact match; 1 largest value not greater and -1 smallest value not less, in a sorted list; 2 and -2 nearest
 * below and above in any order.
 */
function findIndex(keys: readonly Value[], lookupValue: Value, matchMode: number): number | null {
  if (isError(lookupValue)) throw new FormulaError(lookupValue);
  const isSameType = (key: Value): boolean =>
    typeof key === typeof (lookupValue ?? 0) && !isError(key) && key !== null;
  if (matchMode === 0) {
    const pattern =
      typeof lookupValue === 'string' && /[*?~]/.test(lookupValue) ? compileWildcards(lookupValue) : null;
    const at = keys.findIndex((key) =>
      pattern !== null && typeof key === 'string'
        ? pattern.test(key)
        : isSameType(key) && compare(key, lookupValue) === 0,
    );
    return at < 0 ? null : at;
  }
  let best: number | null = null;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? null;
    if (!isSameType(key)) continue;
    const order = compare(key, lookupValue);
    if (Math.abs(matchMode) === 2 && order === 0) return at;
    if (matchMode > 0 ? order > 0 : order < 0) {
      if (Math.abs(matchMode) === 1) break;
      continue;
    }
    const isBetter =
      best === null || Math.abs(matchMode) === 1 || compare(key, keys[best] ?? null) * matchMode > 0;
    if (isBetter) best = at;
  }
  return best;
}

/** A cell, row or column of a range; 0 selects all of them. */
function selectSubrange(
  source: Result,
  at: { row: number; column: number },
  context: FormulaContext,
): Result {
  const { row, column } = at;
  if (row < 0 || column < 0) throw new FormulaError(wrongValue);
  if (source.kind === 'area') {
    const { top, left, bottom, right } = source.area;
    const subrange = {
      top: row === 0 ? top : top + row - 1,
      bottom: row === 0 ? bottom : top + row - 1,
      left: column === 0 ? left : left + column - 1,
      right: column === 0 ? right : left + column - 1,
    };
    if (subrange.bottom > bottom || subrange.right > right) throw new FormulaError(wrongReference);
    return { kind: 'area', sheet: source.sheet, area: subrange };
  }
  const rows: Matrix = readRows(source, context);
  const selectedRows = row === 0 ? rows : rows.slice(row - 1, row);
  const selectedCells =
    column === 0 ? selectedRows : selectedRows.map((line) => line.slice(column - 1, column));
  if (selectedCells.length === 0 || selectedCells[0]?.length === 0) throw new FormulaError(wrongReference);
  return { kind: 'matrix', rows: selectedCells };
}
