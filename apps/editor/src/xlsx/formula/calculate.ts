import { type CellAddress, getCell, type Value, type Workbook } from '../workbook/workbook.ts';
import { type AppliedResults, applyResults, applyValues } from './apply-results.ts';
import { type Arrays, createArrays } from './arrays.ts';
import { createCalculation } from './calculation-order.ts';
import {
  createDependentSearch,
  type FormulaAddress,
  type FormulaIndex,
  type FormulaNode,
  getFormulaIndex,
  getNodeAt,
} from './dependents.ts';
import { evaluate, evaluateToRows } from './evaluate.ts';
import { createContextFactory, ReadLimitError } from './evaluation-context.ts';
import type { FormulaContext } from './formula-context.ts';
import type { Expression } from './parse.ts';
import { runToEnd } from './steps.ts';
import { type Matrix, UnsupportedFormulaError } from './values.ts';

/** Changes in a workbook: cells, or so much that all formulas must be evaluated. */
export type ChangeScope =
  | { kind: 'cells'; cells: readonly ({ sheet: number } & CellAddress)[] }
  | { kind: 'all' };

/** Maximum number of cell reads per change, for less than a second of work, and as many for the results shown first. Formulas beyond it keep their values. */
const maxReads = 4_000_000;

/** How often results that take more or fewer cells than before may change what other formulas read. */
const maxPasses = 30;

/** Recalculates all formulas affected by a change. Circular references give an error. */
export function recalculate(workbook: Workbook, changed: ChangeScope, now: () => number): Workbook {
  return runToEnd(recalculateInSteps(workbook, changed, { now, isShown: () => false }));
}

export interface RecalculationOptions {
  now: () => number;
  /** These cells have their results first. */
  isShown: (address: FormulaAddress) => boolean;
}

/** Fewer formulas are calculated in one step. */
const maxFormulasAtOnce = 500;

/**
 * Recalculates in steps, of which one gives the workbook with the results of shown cells, in which the other results are those of before. The order of
 * calculation decides which formulas are beyond the limit, which arrays are blocked and which cells are circular: results must not depend on what is shown,
 * so that those shown first are calculated again.
 */
export function* recalculateInSteps(
  workbook: Workbook,
  changed: ChangeScope,
  { now, isShown }: RecalculationOptions,
): Generator<Workbook | undefined, Workbook, undefined> {
  let current = workbook;
  let scope = changed;
  const circular = new Set<string>();
  for (let pass = 0; pass < maxPasses; pass++) {
    const { next, resized } = yield* calculateOnce(current, {
      scope,
      now,
      isShown,
      circular,
      isFirst: pass === 0,
    });
    current = next;
    if (resized.length === 0) break;
    scope = { kind: 'cells', cells: resized };
  }
  return current;
}

interface Pass extends RecalculationOptions {
  scope: ChangeScope;
  /** Formulas that were found to be circular: in later passes they stay so. */
  circular: Set<string>;
  isFirst: boolean;
}

function* calculateOnce(
  workbook: Workbook,
  { scope, now, isShown, circular, isFirst }: Pass,
): Generator<Workbook | undefined, AppliedResults, undefined> {
  const index = getFormulaIndex(workbook);
  const arrays = createArrays(workbook, index);
  const affected = findAffected(index, { scope, arrays, isFirst });
  const isWhole = scope.kind === 'all';
  const shared = { index, affected, now, limit: maxReads };
  const { results, run } = createCalculation(workbook, { ...shared, arrays, circular });
  if (affected.size <= maxFormulasAtOnce) {
    runToEnd(run(affected));
    return runToEnd(applyResults(workbook, { results, arrays, isWhole }));
  }
  const shown = [...affected].filter(isShown);
  let partial = workbook;
  if (shown.length > 0) {
    const preview = createCalculation(workbook, {
      ...shared,
      arrays: createArrays(workbook, index),
      circular: new Set(circular),
    });
    yield* preview.run(shown);
    partial = applyValues(workbook, {
      nodes: shown,
      getValue: (node) => (preview.results.placed.has(node) ? undefined : preview.results.values[node.id]),
    });
  }
  yield partial;
  yield* run(affected);
  // What is beyond the limit keeps its value, not the one shown first.
  const base = applyValues(partial, {
    nodes: shown.filter(({ id }) => results.values[id] === undefined),
    getValue: (node) => getValueBefore(workbook, node),
  });
  return yield* applyResults(base, { results, arrays, isWhole });
}

function getValueBefore({ sheets }: Workbook, node: FormulaNode): Value | undefined {
  const sheet = sheets.find(({ id }) => id === node.sheet);
  return sheet === undefined ? undefined : getCell(sheet, node)?.value;
}

/** All formulas whose value may change. */
function findAffected(
  index: FormulaIndex,
  { scope, arrays, isFirst }: { scope: ChangeScope; arrays: Arrays; isFirst: boolean },
): ReadonlySet<FormulaNode> {
  if (scope.kind === 'all') return new Set(index.nodes);
  const affected = new Set<FormulaNode>();
  const queue: FormulaNode[] = [];
  const add = (nodes: readonly FormulaNode[]): void => {
    for (const node of nodes) {
      if (affected.has(node)) continue;
      affected.add(node);
      queue.push(node);
    }
  };
  const search = createDependentSearch(index);
  if (isFirst) add(index.volatile);
  add(arrays.listAffected(scope.cells, isFirst));
  for (const cell of scope.cells) {
    const node = getNodeAt(index, cell);
    // In later passes the cells show results, and only what reads them is calculated again.
    if (node !== undefined && isFirst) add([node]);
    add(search.cellDependents(cell));
  }
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const area = arrays.getArea(node);
    add(area === null ? search.cellDependents(node) : search.areaDependents(node.sheet, area));
  }
  return affected;
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
  const createContext = createContextFactory(workbook, { now, limit, readCell: ({ value }) => value });
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
