import type { Cell, CellAddress, Row, Sheet } from './workbook.ts';

/** The formulas of a sheet mapped. `isSameContent`: the new formulas mean what the file says, which stays as it is. */
export function replaceFormulas(
  sheet: Sheet,
  map: (formula: string, address: CellAddress) => string,
  isSameContent = false,
): Sheet {
  let changed = false;
  const rows = new Map<number, Row>();
  for (const [index, row] of sheet.rows) {
    let cells: Map<number, Cell> | null = null;
    for (const [column, cell] of row.cells) {
      if (cell.formula === undefined) continue;
      const formula = map(cell.formula, { row: index, column });
      if (formula === cell.formula) continue;
      cells ??= new Map(row.cells);
      const { source: _, ...plain } = cell;
      cells.set(column, isSameContent ? { ...cell, formula } : { ...plain, formula });
    }
    rows.set(index, cells === null ? row : { ...row, cells });
    changed ||= cells !== null;
  }
  return changed ? { ...sheet, rows } : sheet;
}
