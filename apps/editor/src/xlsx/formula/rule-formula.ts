import { getFirstCell } from '../workbook/area.ts';
import type { Area, CellAddress } from '../workbook/workbook.ts';
import { type Expression, parseFormula } from './parse.ts';
import { moveFormula } from './references.ts';

/** A formula of a rule for one of its cells; null if it cannot be parsed. */
export function parseRuleFormula(
  formula: string,
  areas: readonly Area[],
  address: CellAddress,
): Expression | null {
  return parseFormula(moveRuleFormula(formula, getFirstCell(areas), address));
}

/** A formula that is relative to one cell, relative to another. */
export const moveRuleFormula = (formula: string, from: CellAddress, to: CellAddress): string =>
  moveFormula(formula, { rows: to.row - from.row, columns: to.column - from.column });
