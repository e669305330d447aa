import { contains } from '../workbook/area.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { type FormulaAddress, type FormulaNode, getFormulaIndex, getNodeAt } from './dependents.ts';

/** Formulas that are looked through, and comparisons of formulas with ranges: a longer way round is not found. */
const maxFormulas = 5000;
const maxComparisons = 300_000;

type FormulaIndex = ReturnType<typeof getFormulaIndex>;

/** Each index has nodes of its own. */
const known = new WeakMap<FormulaNode, boolean>();

/** Whether a formula is calculated from its own result. */
export function isCircular(workbook: Workbook, address: FormulaAddress): boolean {
  const index = getFormulaIndex(workbook);
  const start = getNodeAt(index, address);
  if (start === undefined) return false;
  const found = known.get(start) ?? readsItself(index, start);
  known.set(start, found);
  return found;
}

function readsItself(index: FormulaIndex, start: FormulaNode): boolean {
  const seen = new Set<FormulaNode>();
  const queue = [start];
  let comparisons = 0;
  for (let node = queue.pop(); node !== undefined && seen.size < maxFormulas; node = queue.pop()) {
    comparisons += node.ranges.reduce(
      (sum, { sheet }) => sum + (index.sheets.get(sheet)?.nodes.size ?? 0),
      0,
    );
    if (comparisons > maxComparisons) return false;
    for (const read of listReadFormulas(index, node)) {
      if (read === start) return true;
      if (seen.has(read)) continue;
      seen.add(read);
      queue.push(read);
    }
  }
  return false;
}

function listReadFormulas(index: FormulaIndex, node: FormulaNode): FormulaNode[] {
  const inRanges = node.ranges.flatMap(({ sheet, area }) => {
    const found: FormulaNode[] = [];
    for (const one of index.sheets.get(sheet)?.nodes.values() ?? []) if (contains(area, one)) found.push(one);
    return found;
  });
  return [...node.sources, ...inRanges];
}
