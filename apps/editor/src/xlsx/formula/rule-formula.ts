import { getFirstCell } from '../workbook/area.ts';
import type { Area, CellAddress } from '../workbook/workbook.ts';
import { type Expression, parseFormula } from './parse.ts';
import { moveFormula } from './references.ts';

/** A formula of a rule for one of its cells; null if it cannot be parsed. */
export function parseRuleFormula(
  formula: string,
  areas: readonly Area[],
  { row, column }: CellAddress,
): Expression | null {
  const first = getFirstCell(areas);
  return parseFormula(moveFormula(formula, { rows: row - first.row, columns: column - first.column }));
}
