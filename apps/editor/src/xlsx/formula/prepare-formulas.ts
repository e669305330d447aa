import type { Workbook } from '../workbook/workbook.ts';
import { getFormulaIndex } from './dependents.ts';
import { listSheetFormulas } from './formula-lists.ts';
import { parseFormula } from './parse.ts';

/** Formulas per step: about a millisecond. */
const stepSize = 25;

/**
 * Does what the first change of a workbook would otherwise wait for: of many formulas it takes a third of a second. They are parsed in small steps; the
 * index at the end, of the workbook as it is then, is built at once.
 */
export function* prepareFormulas(getWorkbook: () => Workbook): Generator<undefined, void> {
  let count = 0;
  for (const sheet of getWorkbook().sheets) {
    for (const list of listSheetFormulas(sheet).lists.values()) {
      for (const { formula } of list) {
        parseFormula(formula);
        count += 1;
        if (count % stepSize === 0) yield;
      }
    }
  }
  getFormulaIndex(getWorkbook());
}
