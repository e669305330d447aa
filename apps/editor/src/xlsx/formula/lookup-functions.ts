import { isError, lastColumn, lastRow, type Value } from '../workbook/workbook.ts';
import { single, singleNumber } from './arguments.ts';
import { wildcards } from './criterion.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import {
  compare,
  FormulaError,
  isTrue,
  type Matrix,
  notThere,
  type Result,
  UnsupportedFormulaError,
  value,
  wrongReference,
  wrongValue,
} from './values.ts';

export const lookupFunctions: Readonly<Record<string, SheetFunction>> = {
  VLOOKUP: ([requested, table, index, near], context) => {
    const rows = rowsOf(table ?? value(null), context);
    const column = Math.trunc(singleNumber(index, context)) - 1;
    const at = position(
      rows.map((line) => line[0] ?? null),
      single(requested, context),
      isNear(near, context) ? 1 : 0,
    );
    if (at === null) return value(notThere);
    return value(
      column < 0
        ? wrongValue
        : rows[at]?.[column] === undefined
          ? wrongReference
          : (rows[at]?.[column] ?? null),
    );
  },
  HLOOKUP: ([requested, table, index, near], context) => {
    const rows = rowsOf(table ?? value(null), context);
    const row = Math.trunc(singleNumber(index, context)) - 1;
    const at = position([...(rows[0] ?? [])], single(requested, context), isNear(near, context) ? 1 : 0);
    if (at === null) return value(notThere);
    return value(
      row < 0 ? wrongValue : rows[row]?.[at] === undefined ? wrongReference : (rows[row]?.[at] ?? null),
    );
  },
  LOOKUP: ([requested, where, results], context) => {
    const rows = rowsOf(where ?? value(null), context);
    const isTall = rows.length >= (rows[0]?.length ?? 0);
    const keys = isTall ? rows.map((line) => line[0] ?? null) : [...(rows[0] ?? [])];
    const at = position(keys, single(requested, context), 1);
    if (at === null) return value(notThere);
    if (results !== undefined) return value(rowsOf(results, context).flat()[at] ?? null);
    return value((isTall ? rows[at]?.at(-1) : rows.at(-1)?.[at]) ?? null);
  },
  XLOOKUP: ([requested, where, results, missing, mode], context) => {
    const of = single(requested, context);
    const keys = rowsOf(where ?? value(null), context);
    const isTall = keys.length > 1 || (keys[0]?.length ?? 0) === 1;
    const how = singleNumber(mode, context, 0);
    const at = position(keys.flat(), of, how === 0 || how === 2 ? 0 : how === -1 ? 2 : -2);
    if (at === null) return missing ?? value(notThere);
    const rows = rowsOf(results ?? value(null), context);
    return { kind: 'matrix', rows: isTall ? [rows[at] ?? []] : rows.map((line) => [line[at] ?? null]) };
  },
  MATCH: ([requested, where, kind], context) => {
    const keys = rowsOf(where ?? value(null), context).flat();
    const at = position(keys, single(requested, context), Math.sign(singleNumber(kind, context, 1)));
    return value(at === null ? notThere : at + 1);
  },
  XMATCH: ([requested, where, mode], context) => {
    const keys = rowsOf(where ?? value(null), context).flat();
    const how = singleNumber(mode, context, 0);
    const at = position(keys, single(requested, context), how === 0 || how === 2 ? 0 : how === -1 ? 2 : -2);
    return value(at === null ? notThere : at + 1);
  },
  INDEX: ([where, one, other], context) => {
    const of = where ?? value(null);
    const isRow = of.kind === 'area' ? of.area.top === of.area.bottom : rowsOf(of, context).length === 1;
    const given = Math.trunc(singleNumber(one, context, 0));
    const [row, column] =
      other === undefined && isRow
        ? [1, given]
        : [given, Math.trunc(singleNumber(other, context, other === undefined ? 1 : 0))];
    return partOf(of, { row, column }, context);
  },
  OFFSET: ([from, down, right, height, width], context) => {
    if (from?.kind !== 'area') throw new FormulaError(wrongValue);
    const { area } = from;
    const top = area.top + Math.trunc(singleNumber(down, context, 0));
    const left = area.left + Math.trunc(singleNumber(right, context, 0));
    const rows = Math.trunc(singleNumber(height, context, area.bottom - area.top + 1));
    const columns = Math.trunc(singleNumber(width, context, area.right - area.left + 1));
    if (rows < 1 || columns < 1) throw new UnsupportedFormulaError();
    const to = { top, left, bottom: top + rows - 1, right: left + columns - 1 };
    if (to.top < 0 || to.left < 0 || to.bottom > lastRow || to.right > lastColumn)
      throw new FormulaError(wrongReference);
    return { kind: 'area', sheet: from.sheet, area: to };
  },
};

function isNear(near: Result | undefined, context: FormulaContext): boolean {
  return near === undefined || isTrue(single(near, context));
}

/**
 * Position of a value in a list: mode 0 exact match; 1 largest value not greater and -1 smallest value not less, in a sorted list; 2 and -2 nearest
 * below and above in any order.
 */
function position(keys: readonly Value[], requested: Value, how: number): number | null {
  if (isError(requested)) throw new FormulaError(requested);
  const isLike = (key: Value): boolean =>
    typeof key === typeof (requested ?? 0) && !isError(key) && key !== null;
  if (how === 0) {
    const pattern = typeof requested === 'string' && /[*?~]/.test(requested) ? wildcards(requested) : null;
    const at = keys.findIndex((key) =>
      pattern !== null && typeof key === 'string'
        ? pattern.test(key)
        : isLike(key) && compare(key, requested) === 0,
    );
    return at < 0 ? null : at;
  }
  let best: number | null = null;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? null;
    if (!isLike(key)) continue;
    const order = compare(key, requested);
    if (Math.abs(how) === 2 && order === 0) return at;
    if (how > 0 ? order > 0 : order < 0) {
      if (Math.abs(how) === 1) break;
      continue;
    }
    const isNearer = best === null || Math.abs(how) === 1 || compare(key, keys[best] ?? null) * how > 0;
    if (isNearer) best = at;
  }
  return best;
}

/** A cell, row or column of a range; 0 selects all of them. */
function partOf(of: Result, at: { row: number; column: number }, context: FormulaContext): Result {
  const { row, column } = at;
  if (row < 0 || column < 0) throw new FormulaError(wrongValue);
  if (of.kind === 'area') {
    const { top, left, bottom, right } = of.area;
    const part = {
      top: row === 0 ? top : top + row - 1,
      bottom: row === 0 ? bottom : top + row - 1,
      left: column === 0 ? left : left + column - 1,
      right: column === 0 ? right : left + column - 1,
    };
    if (part.bottom > bottom || part.right > right) throw new FormulaError(wrongReference);
    return { kind: 'area', sheet: of.sheet, area: part };
  }
  const rows: Matrix = rowsOf(of, context);
  const lines = row === 0 ? rows : rows.slice(row - 1, row);
  const part = column === 0 ? lines : lines.map((line) => line.slice(column - 1, column));
  if (part.length === 0 || part[0]?.length === 0) throw new FormulaError(wrongReference);
  return { kind: 'matrix', rows: part };
}
