import { carryFormulas } from '../formula/formula-lists.ts';
import type { CellChange } from './edits.ts';
import { findRuns } from './text-runs.ts';
import { type Cell, carryUsedArea, emptyRow, getStyle, type Row, type Sheet } from './workbook.ts';

export function replaceCells(sheet: Sheet, changes: readonly CellChange[]): ReadonlyMap<number, Row> {
  const rows = new Map(sheet.rows);
  const changedRows = new Map<number, Map<number, Cell>>();
  for (const change of changes) {
    const { row, column, value, formula, style, intersects, array } = change;
    const before = rows.get(row) ?? emptyRow;
    let cells = changedRows.get(row);
    if (cells === undefined) {
      cells = new Map(before.cells);
      changedRows.set(row, cells);
      rows.set(row, { ...before, cells });
    }
    const previous = cells.get(column);
    const format = style ?? previous?.style ?? getStyle(sheet, { row, column });
    const isEmpty = value === null && formula === undefined;
    if (isEmpty && format === 0) cells.delete(column);
    else {
      const content = formula === undefined ? {} : { formula, ...(intersects ? { intersects } : {}) };
      const runs = formula === undefined ? findRuns(change) : undefined;
      cells.set(column, {
        value,
        style: format,
        ...content,
        ...(array === undefined ? {} : { array }),
        ...(runs === undefined ? {} : { runs }),
      });
    }
  }
  carryFormulas(sheet.id, sheet.rows, rows, changedRows.keys());
  carryUsedArea(sheet.rows, rows, changedRows.keys());
  return rows;
}
