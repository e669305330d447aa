import {
  type Area,
  type Cell,
  type CellAddress,
  getCell,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';
import { type Arrays, isMatrix, type PlacedResults } from './arrays.ts';
import {
  type FormulaAddress,
  type FormulaIndex,
  type FormulaNode,
  getNodeAt,
  type ReferencedRange,
} from './dependents.ts';
import { evaluate, evaluateSpilling } from './evaluate.ts';
import { createContextFactory, ReadLimitError } from './evaluation-context.ts';
import { runToEnd } from './steps.ts';
import { type Matrix, UnsupportedFormulaError, unknownName, wrongReference } from './values.ts';

interface Dependencies {
  index: FormulaIndex;
  arrays: Arrays;
  affected: ReadonlySet<FormulaNode>;
  now: () => number;
  circular: Set<string>;
  limit: number;
}

const [waiting, entered, done] = [0, 1, 2];

/** A formula that another one reads by a calculated reference is calculated at once, up to this depth. */
const maxDepth = 50;

/** Formulas per step: about a tenth of a millisecond, unless they read many cells. */
const stepSize = 64;

/** The results of formulas; those with one result are not placed. */
export interface CalculatedResults {
  /** Becomes longer with each step. */
  calculated: readonly FormulaNode[];
  /** By the id of a formula. */
  values: readonly (Value | undefined)[];
  placed: ReadonlyMap<FormulaNode, PlacedResults>;
}

export interface Calculation {
  results: CalculatedResults;
  /** Calculates some of the affected formulas, and what they read, in steps. */
  run: (nodes: Iterable<FormulaNode>) => Generator<undefined, void, undefined>;
}

/**
 * Calculates formulas, each after those that it reads. A formula is entered, what it reads is calculated, then it is evaluated; one that is reached
 * again before that is circular. A range is looked through until all formulas in it are done, and then never again, however many formulas read it.
 */
export function createCalculation(
  workbook: Workbook,
  { index, arrays, affected, now, circular, limit }: Dependencies,
): Calculation {
  const states = new Uint8Array(index.nodes.length).fill(done);
  const isReady = new Uint8Array(index.rangeCount);
  const values: (Value | undefined)[] = new Array(index.nodes.length);
  const placed = new Map<FormulaNode, PlacedResults>();
  const calculated: FormulaNode[] = [];
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  const findWaiting = createColumnSearch(affected);
  for (const { id } of affected) states[id] = waiting;
  let depth = 0;
  let isExhausted = false;

  const readResult = (node: FormulaNode, address: CellAddress, cell: Cell): Value => {
    if (states[node.id] === waiting && depth < maxDepth) runToEnd(calculate(node));
    if (address.row === node.row && address.column === node.column) {
      const value = values[node.id];
      return value === undefined ? cell.value : value;
    }
    const result = placed.get(node);
    if (result === undefined) return values[node.id] === undefined ? cell.value : null;
    return result.rows?.[address.row - node.row]?.[address.column - node.column] ?? null;
  };
  const readCell = (cell: Cell, sheet: number, { row, column }: CellAddress): Value => {
    if (cell.formula === undefined && cell.isSpilled !== true) return cell.value;
    const at = { sheet, row, column };
    const node = cell.formula === undefined ? arrays.findAt(at) : getNodeAt(index, at);
    return node === undefined ? cell.value : readResult(node, at, cell);
  };
  const createContext = createContextFactory(workbook, { now, limit, readCell });

  const finish = (node: FormulaNode, value: Value): void => {
    values[node.id] = value;
    states[node.id] = done;
    calculated.push(node);
  };
  const evaluateNode = (node: FormulaNode): void => {
    const sheet = sheets.get(node.sheet);
    const cell = sheet === undefined ? undefined : getCell(sheet, node);
    states[node.id] = done;
    if (cell === undefined || isExhausted) return;
    try {
      const result = evaluateCell(node, cell, createContext);
      if (!isMatrix(result) && cell.array === undefined) {
        finish(node, result);
        return;
      }
      const placing = arrays.place(node, cell, result);
      placed.set(node, placing);
      finish(node, placing.value);
    } catch (error) {
      if (!(error instanceof ReadLimitError)) throw error;
      // What remains keeps its values.
      isExhausted = true;
    }
  };
  const push = (node: FormulaNode, stack: FormulaNode[]): void => {
    if (states[node.id] === waiting) stack.push(node);
    else if (states[node.id] === entered) markCircular(node, stack);
  };
  const pushPending = (node: FormulaNode, stack: FormulaNode[]): void => {
    for (const source of node.sources) push(source, stack);
    if (!arrays.isEmpty)
      for (const cell of node.cells) {
        const spilling = findSpilling(arrays, sheets, cell);
        if (spilling !== undefined) push(spilling, stack);
      }
    for (const range of node.ranges) {
      if (isReady[range.id] === 1) continue;
      let isPending = false;
      for (const one of listRead(range, { arrays, findWaiting, states })) {
        isPending = true;
        push(one, stack);
      }
      if (!isPending) isReady[range.id] = 1;
    }
  };
  const markCircular = (from: FormulaNode, stack: readonly FormulaNode[]): void => {
    for (let at = stack.length - 1; at >= 0; at--) {
      const node = stack[at];
      if (node === undefined || states[node.id] !== entered) continue;
      circular.add(toName(node));
      finish(node, wrongReference);
      if (node === from) return;
    }
  };
  const calculate = function* (root: FormulaNode): Generator<undefined, void, undefined> {
    depth += 1;
    const stack = [root];
    for (let node = stack.at(-1); node !== undefined; node = stack.at(-1)) {
      const size = stack.length;
      if (states[node.id] !== done && circular.size > 0 && circular.has(toName(node)))
        finish(node, wrongReference);
      if (states[node.id] !== done) {
        states[node.id] = entered;
        pushPending(node, stack);
      }
      if (stack.length > size) continue;
      if (states[node.id] !== done) evaluateNode(node);
      stack.pop();
      if (depth === 1 && calculated.length % stepSize === 0) yield;
    }
    depth -= 1;
  };
  return {
    results: { calculated, values, placed },
    *run(nodes) {
      for (const node of nodes) if (states[node.id] !== done) yield* calculate(node);
    },
  };
}

const toName = ({ sheet, row, column }: FormulaAddress): string => `${sheet} ${row} ${column}`;

function findSpilling(
  arrays: Arrays,
  sheets: ReadonlyMap<number, Sheet>,
  address: FormulaAddress,
): FormulaNode | undefined {
  const sheet = sheets.get(address.sheet);
  const isSpilled = sheet !== undefined && getCell(sheet, address)?.isSpilled === true;
  return isSpilled ? arrays.findAt(address) : undefined;
}

function evaluateCell(
  { expression, ...address }: FormulaNode,
  cell: Cell,
  createContext: ReturnType<typeof createContextFactory>,
): Value | Matrix {
  // Values calculated by other programs stay; a formula without a value gives `#NAME?`.
  const cached = cell.value ?? unknownName;
  if (expression === null) return cached;
  try {
    const context = createContext(address);
    return cell.intersects ? evaluate(expression, context) : evaluateSpilling(expression, context);
  } catch (error) {
    if (error instanceof UnsupportedFormulaError) return cached;
    throw error;
  }
}

/** The formulas of a range that are not done. */
function* listRead(
  { sheet, area }: ReferencedRange,
  {
    arrays,
    findWaiting,
    states,
  }: { arrays: Arrays; findWaiting: ReturnType<typeof createColumnSearch>; states: Uint8Array },
): Generator<FormulaNode> {
  for (const node of findWaiting(sheet, area)) if (states[node.id] !== done) yield node;
  for (const node of arrays.listIn(sheet, area)) if (states[node.id] !== done) yield node;
}

/** Finds formulas in an area. */
function createColumnSearch(
  nodes: ReadonlySet<FormulaNode>,
): (sheet: number, area: Area) => Generator<FormulaNode> {
  let sheets: ReadonlyMap<number, ReadonlyMap<number, FormulaNode[]>> | null = null;
  return function* (sheet, area) {
    sheets ??= sortByColumns(nodes);
    for (const [index, column] of sheets.get(sheet) ?? []) {
      if (index < area.left || index > area.right) continue;
      for (let at = findFirst(column, area.top); at < column.length; at++) {
        const node = column[at];
        if (node === undefined || node.row > area.bottom) break;
        yield node;
      }
    }
  };
}

/** By sheet and column, in the order of their rows. */
function sortByColumns(
  nodes: ReadonlySet<FormulaNode>,
): ReadonlyMap<number, ReadonlyMap<number, FormulaNode[]>> {
  const sheets = new Map<number, Map<number, FormulaNode[]>>();
  for (const node of nodes) {
    const columns = sheets.get(node.sheet) ?? new Map<number, FormulaNode[]>();
    sheets.set(node.sheet, columns);
    const column = columns.get(node.column);
    if (column === undefined) columns.set(node.column, [node]);
    else column.push(node);
  }
  for (const columns of sheets.values())
    for (const column of columns.values()) column.sort((one, other) => one.row - other.row);
  return sheets;
}

function findFirst(column: readonly FormulaNode[], row: number): number {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle]?.row ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
