import type { Workbook } from '../workbook/workbook.ts';
import { getFormulaIndex } from './dependents.ts';
import { listSheetFormulas } from './formula-lists.ts';
import { parseFormula } from './parse.ts';

/** Formulas per step: about a millisecond. */
const stepSize = 25;

/** Does in small steps what the first change of a workbook would otherwise wait for: of many formulas it takes a third of a second. */
export function* prepareFormulas(workbook: Workbook): Generator<undefined, void> {
  let count = 0;
  for (const sheet of workbook.sheets) {
    for (const list of listSheetFormulas(sheet).lists.values()) {
      for (const { formula } of list) {
        parseFormula(formula);
        count += 1;
        if (count % stepSize === 0) yield;
      }
    }
  }
  getFormulaIndex(workbook);
}
