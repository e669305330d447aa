import { intersectArea } from '../workbook/area.ts';
import { isFilteredOut } from '../workbook/filter.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  computeUsedArea,
  getCell,
  getSheet,
  isSameValue,
  type Row,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';
import { type FormulaAddress, type FormulaIndex, getFormulaIndex, toKey } from './dependents.ts';
import { evaluate, evaluateToRows } from './evaluate.ts';
import type { FormulaContext } from './formula-context.ts';
import { type Expression, parseFormula } from './parse.ts';
import { isSameName } from './references.ts';
import { type Matrix, UnsupportedFormulaError, unknownName, wrongReference } from './values.ts';

/** Changes in a workbook: cells, or so much that all formulas must be evaluated. */
export type ChangeScope =
  | { kind: 'cells'; cells: readonly ({ sheet: number } & CellAddress)[] }
  | { kind: 'all' };

/** Maximum number of cell reads per change, for less than a second of blocking. Formulas beyond it keep their values. */
const maxReads = 4_000_000;

/** Recalculates all formulas affected by a change. Circular references give an error. */
export function recalculate(workbook: Workbook, changed: ChangeScope, now: () => number): Workbook {
  const index = getFormulaIndex(workbook);
  if (index.formulas.length === 0) return workbook;
  const order = sortTopologically(index, findAffected(index, changed));
  const values = new Map<string, Value>();
  const createContext = createFormulaContext(workbook, values, now);
  for (const address of order.circular) values.set(toKey(address), wrongReference);
  for (const address of order.sorted) {
    const cell = getCell(getSheet(workbook, address.sheet), address);
    if (cell?.formula === undefined || values.has(toKey(address))) continue;
    const value = evaluateCell(cell, cell.formula, createContext(address));
    if (value === undefined) break;
    values.set(toKey(address), value);
  }
  return replaceValues(workbook, [...order.circular, ...order.sorted], values);
}

/** Undefined if the limit is reached. */
function evaluateCell(cell: Cell, formula: string, context: FormulaContext): Value | undefined {
  const expression = parseFormula(formula);
  try {
    return expression === null ? getCachedValue(cell) : evaluate(expression, context);
  } catch (error) {
    if (error instanceof ReadLimitError) return undefined;
    if (error instanceof UnsupportedFormulaError) return getCachedValue(cell);
    throw error;
  }
}

class ReadLimitError extends Error {}

/** Values calculated by other programs stay; a formula without a value gives `#NAME?`. */
const getCachedValue = (cell: Cell): Value => cell.value ?? unknownName;

/** All formulas whose value may change. */
function findAffected(index: FormulaIndex, changed: ChangeScope): ReadonlyMap<string, FormulaAddress> {
  const affected = new Map<string, FormulaAddress>();
  if (changed.kind === 'all') {
    for (const address of index.formulas) affected.set(toKey(address), address);
    return affected;
  }
  const queue: ({ sheet: number } & CellAddress)[] = [...changed.cells];
  for (const address of [
    ...index.volatile,
    ...changed.cells.flatMap((cell) => index.formulaAt(cell) ?? []),
  ]) {
    if (!affected.has(toKey(address))) queue.push(address);
    affected.set(toKey(address), address);
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const address of index.dependentsOf(next)) {
      if (affected.has(toKey(address))) continue;
      affected.set(toKey(address), address);
      queue.push(address);
    }
  }
  return affected;
}

/** Topological order; the remaining ones are circular, or depend on circular ones. */
function sortTopologically(
  index: FormulaIndex,
  affected: ReadonlyMap<string, FormulaAddress>,
): { sorted: FormulaAddress[]; circular: FormulaAddress[] } {
  const pendingCounts = new Map<string, number>();
  const dependents = new Map<string, FormulaAddress[]>();
  for (const [key, address] of affected) {
    const dependentFormulas = index.dependentsOf(address).filter((one) => affected.has(toKey(one)));
    dependents.set(key, dependentFormulas);
    for (const one of dependentFormulas)
      pendingCounts.set(toKey(one), (pendingCounts.get(toKey(one)) ?? 0) + 1);
  }
  const ready = [...affected.values()].filter((address) => !pendingCounts.has(toKey(address)));
  const sorted: FormulaAddress[] = [];
  for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
    sorted.push(next);
    for (const one of dependents.get(toKey(next)) ?? []) {
      const remaining = (pendingCounts.get(toKey(one)) ?? 0) - 1;
      pendingCounts.set(toKey(one), remaining);
      if (remaining === 0) ready.push(one);
    }
  }
  const circular =
    sorted.length === affected.size
      ? []
      : [...affected.values()].filter((one) => (pendingCounts.get(toKey(one)) ?? 0) > 0);
  return { sorted, circular };
}

/** Evaluates formulas that stand in no cell, such as those of conditional formats. */
export interface FormulaEvaluator {
  /** Undefined if the formula is invalid, not supported, or beyond the limit of reads. */
  evaluate: (expression: Expression | null, address: FormulaAddress) => Value | undefined;
  /** The values of a range, by rows. */
  list: (expression: Expression | null, address: FormulaAddress) => Matrix | undefined;
}

/** All formulas together read up to `limit` cells. */
export function createFormulaEvaluator(
  workbook: Workbook,
  now: () => number,
  limit: number,
): FormulaEvaluator {
  const createContext = createFormulaContext(workbook, new Map(), now, limit);
  const runOrSkip = <Found>(
    run: (expression: Expression, context: FormulaContext) => Found,
    expression: Expression | null,
    address: FormulaAddress,
  ): Found | undefined => {
    if (expression === null) return undefined;
    try {
      return run(expression, createContext(address));
    } catch (error) {
      if (error instanceof ReadLimitError || error instanceof UnsupportedFormulaError) return undefined;
      throw error;
    }
  };
  return {
    evaluate: (expression, address) => runOrSkip(evaluate, expression, address),
    list: (expression, address) => runOrSkip(evaluateToRows, expression, address),
  };
}

function createFormulaContext(
  workbook: Workbook,
  values: ReadonlyMap<string, Value>,
  now: () => number,
  limit = maxReads,
): (address: FormulaAddress) => FormulaContext {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  const ids = new Map(workbook.sheets.map(({ id, name }) => [name.toLowerCase(), id]));
  let reads = 0;
  return (address) => ({
    workbook,
    sheet: address.sheet,
    formulaAddress: address,
    findSheet: (name) => ids.get(name.toLowerCase()) ?? null,
    getValue: (sheet, address) => {
      const cell = sheets.get(sheet)?.rows.get(address.row)?.cells.get(address.column);
      if (cell === undefined) return null;
      if (cell.formula === undefined) return cell.value;
      const calculated = values.get(toKey({ sheet, ...address }));
      return calculated === undefined ? cell.value : calculated;
    },
    getFormula: (sheet, address) =>
      sheets.get(sheet)?.rows.get(address.row)?.cells.get(address.column)?.formula,
    clampToUsedArea: (sheet, area) => clampToUsedArea(sheets.get(sheet), area),
    findNamedExpression: (name) => {
      const definedName =
        workbook.definedNames.find((one) => isSameName(one.name, name) && one.sheet === address.sheet) ??
        workbook.definedNames.find((one) => isSameName(one.name, name) && one.sheet === null);
      return definedName === undefined ? null : parseFormula(definedName.formula);
    },
    isHiddenRow: (sheet, row) => sheets.get(sheet)?.rows.get(row)?.isHidden ?? false,
    isFilteredRow: (id, row) => {
      const sheet = sheets.get(id);
      return sheet !== undefined && isFilteredOut(sheet, row);
    },
    now,
    countReads: (cells) => {
      reads += cells;
      if (reads > limit) throw new ReadLimitError();
    },
    depth: 0,
  });
}

/** A referenced range keeps its start, as positions are relative to it. */
function clampToUsedArea(sheet: Sheet | undefined, area: Area): Area | null {
  const used = sheet === undefined ? null : computeUsedArea(sheet);
  if (used === null) return null;
  const clamped = intersectArea(area, { ...used, top: 0, left: 0 });
  return clamped === null ? null : { ...clamped, top: area.top, left: area.left };
}

function replaceValues(
  workbook: Workbook,
  addresses: readonly FormulaAddress[],
  values: ReadonlyMap<string, Value>,
): Workbook {
  const changes = new Map<number, Map<number, Map<number, Cell>>>();
  for (const address of addresses) {
    const cell = getCell(getSheet(workbook, address.sheet), address);
    const value = values.get(toKey(address));
    if (cell === undefined || value === undefined || isSameValue(cell.value, value)) continue;
    const rows = changes.get(address.sheet) ?? new Map<number, Map<number, Cell>>();
    const cells = rows.get(address.row) ?? new Map<number, Cell>();
    changes.set(address.sheet, rows.set(address.row, cells.set(address.column, { ...cell, value })));
  }
  if (changes.size === 0) return workbook;
  const sheets = workbook.sheets.map((sheet) => {
    const changedRows = changes.get(sheet.id);
    if (changedRows === undefined) return sheet;
    const rows = new Map<number, Row>(sheet.rows);
    for (const [rowIndex, cells] of changedRows) {
      const row = rows.get(rowIndex);
      if (row !== undefined) rows.set(rowIndex, { ...row, cells: new Map([...row.cells, ...cells]) });
    }
    return { ...sheet, rows };
  });
  return { ...workbook, sheets };
}
