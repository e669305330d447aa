import { intersectArea } from '../workbook/area.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  cellAt,
  isSameValue,
  type Row,
  type Sheet,
  sheetOf,
  usedArea,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';
import { type FormulaIndex, type FormulaPlace, indexOf, keyOf } from './dependents.ts';
import { evaluate } from './evaluate.ts';
import type { FormulaContext } from './formula-context.ts';
import { parseFormula } from './parse.ts';
import { isSameName } from './references.ts';
import { UnsupportedFormulaError, unknownName, wrongReference } from './values.ts';

/** Changes in a workbook: cells, or so much that all formulas must be evaluated. */
export type Changed =
  | { kind: 'cells'; cells: readonly ({ sheet: number } & CellAddress)[] }
  | { kind: 'all' };

/** Maximum number of cell reads per change, for less than a second of blocking. Formulas beyond it keep their values. */
const maxReads = 4_000_000;

/** Recalculates all formulas affected by a change. Circular references give an error. */
export function recalculate(workbook: Workbook, changed: Changed, now: () => number): Workbook {
  const index = indexOf(workbook);
  if (index.formulas.length === 0) return workbook;
  const order = inOrder(index, findReached(index, changed));
  const values = new Map<string, Value>();
  const context = createFormulaContext(workbook, values, now);
  for (const place of order.circle) values.set(keyOf(place), wrongReference);
  for (const place of order.sorted) {
    const cell = cellAt(sheetOf(workbook, place.sheet), place);
    if (cell?.formula === undefined || values.has(keyOf(place))) continue;
    const value = evaluateCells(cell, cell.formula, context(place));
    if (value === undefined) break;
    values.set(keyOf(place), value);
  }
  return replaceValues(workbook, [...order.circle, ...order.sorted], values);
}

/** Undefined if the limit is reached. */
function evaluateCells(cell: Cell, formula: string, context: FormulaContext): Value | undefined {
  const expression = parseFormula(formula);
  try {
    return expression === null ? cachedValue(cell) : evaluate(expression, context);
  } catch (error) {
    if (error instanceof OutOfTime) return undefined;
    if (error instanceof UnsupportedFormulaError) return cachedValue(cell);
    throw error;
  }
}

class OutOfTime extends Error {}

/** Values calculated by other programs stay; a formula without a value gives `#NAME?`. */
const cachedValue = (cell: Cell): Value => cell.value ?? unknownName;

/** All formulas whose value may change. */
function findReached(index: FormulaIndex, changed: Changed): ReadonlyMap<string, FormulaPlace> {
  const found = new Map<string, FormulaPlace>();
  if (changed.kind === 'all') {
    for (const place of index.formulas) found.set(keyOf(place), place);
    return found;
  }
  const queue: ({ sheet: number } & CellAddress)[] = [...changed.cells];
  for (const place of [...index.restless, ...changed.cells.flatMap((cell) => index.at(cell) ?? [])]) {
    if (!found.has(keyOf(place))) queue.push(place);
    found.set(keyOf(place), place);
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const place of index.dependentsOf(next)) {
      if (found.has(keyOf(place))) continue;
      found.set(keyOf(place), place);
      queue.push(place);
    }
  }
  return found;
}

/** Topological order; the remaining ones are circular, or depend on circular ones. */
function inOrder(
  index: FormulaIndex,
  found: ReadonlyMap<string, FormulaPlace>,
): { sorted: FormulaPlace[]; circle: FormulaPlace[] } {
  const waiting = new Map<string, number>();
  const dependents = new Map<string, FormulaPlace[]>();
  for (const [key, place] of found) {
    const own = index.dependentsOf(place).filter((one) => found.has(keyOf(one)));
    dependents.set(key, own);
    for (const one of own) waiting.set(keyOf(one), (waiting.get(keyOf(one)) ?? 0) + 1);
  }
  const ready = [...found.values()].filter((place) => !waiting.has(keyOf(place)));
  const sorted: FormulaPlace[] = [];
  for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
    sorted.push(next);
    for (const one of dependents.get(keyOf(next)) ?? []) {
      const left = (waiting.get(keyOf(one)) ?? 0) - 1;
      waiting.set(keyOf(one), left);
      if (left === 0) ready.push(one);
    }
  }
  const circle =
    sorted.length === found.size
      ? []
      : [...found.values()].filter((one) => (waiting.get(keyOf(one)) ?? 0) > 0);
  return { sorted, circle };
}

function createFormulaContext(
  workbook: Workbook,
  values: ReadonlyMap<string, Value>,
  now: () => number,
): (place: FormulaPlace) => FormulaContext {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  const ids = new Map(workbook.sheets.map(({ id, name }) => [name.toLowerCase(), id]));
  let reads = 0;
  return (place) => ({
    book: workbook,
    sheet: place.sheet,
    place,
    sheetNamed: (name) => ids.get(name.toLowerCase()) ?? null,
    valueAt: (sheet, at) => {
      const cell = sheets.get(sheet)?.rows.get(at.row)?.cells.get(at.column);
      if (cell === undefined) return null;
      if (cell.formula === undefined) return cell.value;
      const known = values.get(keyOf({ sheet, ...at }));
      return known === undefined ? cell.value : known;
    },
    formulaAt: (sheet, at) => sheets.get(sheet)?.rows.get(at.row)?.cells.get(at.column)?.formula,
    withinUsed: (sheet, area) => clipToUsed(sheets.get(sheet), area),
    expressionNamed: (name) => {
      const meant =
        workbook.names.find((one) => isSameName(one.name, name) && one.sheet === place.sheet) ??
        workbook.names.find((one) => isSameName(one.name, name) && one.sheet === null);
      return meant === undefined ? null : parseFormula(meant.formula);
    },
    isHiddenRow: (sheet, row) => sheets.get(sheet)?.rows.get(row)?.isHidden ?? false,
    now,
    spend: (cells) => {
      reads += cells;
      if (reads > maxReads) throw new OutOfTime();
    },
    depth: 0,
  });
}

/** A referenced range keeps its start, as positions are relative to it. */
function clipToUsed(sheet: Sheet | undefined, area: Area): Area | null {
  const used = sheet === undefined ? null : usedArea(sheet);
  if (used === null) return null;
  const within = intersectArea(area, { ...used, top: 0, left: 0 });
  return within === null ? null : { ...within, top: area.top, left: area.left };
}

function replaceValues(
  workbook: Workbook,
  places: readonly FormulaPlace[],
  values: ReadonlyMap<string, Value>,
): Workbook {
  const changes = new Map<number, Map<number, Map<number, Cell>>>();
  for (const place of places) {
    const cell = cellAt(sheetOf(workbook, place.sheet), place);
    const value = values.get(keyOf(place));
    if (cell === undefined || value === undefined || isSameValue(cell.value, value)) continue;
    const rows = changes.get(place.sheet) ?? new Map<number, Map<number, Cell>>();
    const cells = rows.get(place.row) ?? new Map<number, Cell>();
    changes.set(place.sheet, rows.set(place.row, cells.set(place.column, { ...cell, value })));
  }
  if (changes.size === 0) return workbook;
  const sheets = workbook.sheets.map((sheet) => {
    const changed = changes.get(sheet.id);
    if (changed === undefined) return sheet;
    const rows = new Map<number, Row>(sheet.rows);
    for (const [at, cells] of changed) {
      const row = rows.get(at);
      if (row !== undefined) rows.set(at, { ...row, cells: new Map([...row.cells, ...cells]) });
    }
    return { ...sheet, rows };
  });
  return { ...workbook, sheets };
}
