import { needsArrayEvaluation } from '../formula/array-evaluation.ts';
import { toArea } from '../formula/formula-lists.ts';
import { parseFormula } from '../formula/parse.ts';
import { formatArea } from '../workbook/area.ts';
import { listDefinedNames } from '../workbook/defined-names.ts';
import { findTableName } from '../workbook/table-headers.ts';
import type { Cell, CellAddress, Workbook } from '../workbook/workbook.ts';
import { toFileFormula } from './future-functions.ts';
import { encodePlainText } from './xml-text.ts';

export interface FormulaWriter {
  /** Null for a cell without a formula; `metadata` is the index that marks a dynamic array formula. */
  write: (
    address: CellAddress,
    cell: Cell,
    prefix: string,
  ) => { element: string; metadata: number | null } | null;
}

/** Writes the formulas of a sheet; `onDynamic` is called if one is a dynamic array formula. */
export function createFormulaWriter(
  workbook: Workbook,
  { sheet, metadata, onDynamic }: { sheet: number; metadata: number | null; onDynamic: () => void },
): FormulaWriter {
  const findNamed = (name: string) => {
    const [found] = listDefinedNames(workbook, name);
    return found === undefined ? null : parseFormula(found.formula);
  };
  return {
    write: (address, { formula, array, intersects }, prefix) => {
      if (formula === undefined) return null;
      const expression = array === undefined && !intersects ? parseFormula(formula) : null;
      const isArray =
        array !== undefined || (expression !== null && needsArrayEvaluation(expression, findNamed));
      const table = findTableName(workbook, { sheet, ...address });
      const text = encodePlainText(toFileFormula(formula, { table, isArray }));
      if (!isArray) return { element: `<${prefix}f>${text}</${prefix}f>`, metadata: null };
      const extent = array === undefined || array.isBlocked ? { rows: 1, columns: 1 } : array;
      const ref = formatArea(toArea(address, extent));
      const isDynamic = array?.kind !== 'fixed';
      if (isDynamic) onDynamic();
      return {
        element: `<${prefix}f t="array" ref="${ref}">${text}</${prefix}f>`,
        metadata: isDynamic ? metadata : null,
      };
    },
  };
}
