import type { TFunction } from 'i18next';
import type { TableSize } from '../../ui/TableSizeDialog.tsx';
import type { TableShape } from '../scene/scene.ts';
import { createTable } from '../stage/new-shapes.ts';
import { type EditorContext, getCurrentPage } from '../state/editor-context.tsx';
import { colours } from '../tools/colours.ts';
import { addShape, getSelectedShapes } from './editor-commands.ts';
import { changePage, changeShape, isSameTextPath, listTexts } from './find-shapes.ts';
import { type CellPath, insertColumn, insertRow, removeColumn, removeRow } from './table-shape.ts';
import { applyTableStyle, type TableStyle } from './table-styles.ts';

/** User actions on tables. Each is one undo step. */

export interface SelectedTable {
  table: TableShape;
  /** The cell whose text is edited; null if none is. */
  cell: CellPath | null;
}

/** The table that is selected; null if there is none, or more is selected. */
export function getSelectedTable(context: EditorContext): SelectedTable | null {
  const [shape, ...others] = getSelectedShapes(context);
  if (shape?.kind !== 'table' || others.length > 0) return null;
  const { textPath } = context.canvas.getState();
  return { table: shape, cell: textPath?.shape === shape.id ? textPath.cell : null };
}

function replaceTable(
  { canvas }: EditorContext,
  { table, cell }: { table: TableShape; cell: CellPath | null },
): void {
  const { scene, pageId } = canvas.getState();
  const next = changePage(scene, pageId, (page) => changeShape(page, table.id, () => table));
  canvas.change(next, { selection: { textPath: cell && { shape: table.id, cell } } });
}

/** Adds a table in the middle of the page, and begins with its first cell. */
export function insertTable(context: EditorContext, size: TableSize): void {
  const table = createTable(context.newId(), size, context.canvas.getPage());
  addShape(context, table);
  context.canvas.select({ textPath: { shape: table.id, cell: { row: 0, column: 0 } } });
}

/** Moves to the next or previous cell in reading order, after the last one to a new row; false if no cell is edited. */
export function editNextCell(context: EditorContext, direction: 1 | -1, t: TFunction): boolean {
  const { canvas } = context;
  const { textPath } = canvas.getState();
  if (textPath === null || textPath.cell === null) return false;
  const cells = listTexts(canvas.getPage()).filter(({ path }) => path.shape === textPath.shape);
  const index = cells.findIndex(({ path }) => isSameTextPath(path, textPath));
  const next = cells[index + direction];
  if (next !== undefined) canvas.select({ textPath: next.path });
  else if (direction === 1) appendRow(context, t);
  return true;
}

function appendRow(context: EditorContext, t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected === null) return;
  const row = selected.table.rows.length;
  const next = insertRow(selected.table, row);
  if (next === selected.table) return;
  replaceTable(context, { table: next, cell: { row, column: 0 } });
  context.announce(t('canvas:said.rowAdded', { number: row + 1 }));
}

/** Beside the cell that is edited; without one, at the end of the table or before its first row or column. */
export function addRow(context: EditorContext, side: 'before' | 'after', t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected === null) return;
  const { table, cell } = selected;
  const at = findPlace(cell?.row, table.rows.length, side);
  const next = insertRow(table, at);
  if (next === table) return;
  const row = cell !== null && at <= cell.row ? cell.row + 1 : (cell?.row ?? 0);
  replaceTable(context, { table: next, cell: cell && { ...cell, row } });
  context.announce(t('canvas:said.rowAdded', { number: at + 1 }));
}

export function addColumn(context: EditorContext, side: 'before' | 'after', t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected === null) return;
  const { table, cell } = selected;
  const at = findPlace(cell?.column, table.columns.length, side);
  const next = insertColumn(table, at, context.canvas.getPage().width - 2 * table.x);
  if (next === table) return;
  const column = cell !== null && at <= cell.column ? cell.column + 1 : (cell?.column ?? 0);
  replaceTable(context, { table: next, cell: cell && { ...cell, column } });
  context.announce(t('canvas:said.columnAdded', { number: at + 1 }));
}

function findPlace(current: number | undefined, count: number, side: 'before' | 'after'): number {
  if (current === undefined) return side === 'before' ? 0 : count;
  return side === 'before' ? current : current + 1;
}

/** The row of the cell that is edited. */
export function deleteRow(context: EditorContext, t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected?.cell == null) return;
  const { table, cell } = selected;
  const next = removeRow(table, cell.row);
  if (next === null) return;
  replaceTable(context, { table: next, cell: { ...cell, row: Math.min(cell.row, next.rows.length - 1) } });
  context.announce(t('canvas:said.rowDeleted', { number: cell.row + 1 }));
}

/** The column of the cell that is edited. */
export function deleteColumn(context: EditorContext, t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected?.cell == null) return;
  const { table, cell } = selected;
  const next = removeColumn(table, cell.column);
  if (next === null) return;
  const column = Math.min(cell.column, next.columns.length - 1);
  replaceTable(context, { table: next, cell: { ...cell, column } });
  context.announce(t('canvas:said.columnDeleted', { number: cell.column + 1 }));
}

/** Replaces the selected table, in one undo step; the same cell stays edited. */
export function changeTable(context: EditorContext, change: (selected: SelectedTable) => TableShape): void {
  const selected = getSelectedTable(context);
  if (selected !== null) replaceTable(context, { table: change(selected), cell: selected.cell });
}

export function styleTable(context: EditorContext, style: TableStyle, color: string): void {
  changeTable(context, ({ table }) => applyTableStyle(table, style, color));
}

/** Colours for tables: the accents of the theme, else those of the colour menu. */
export function listTableColours({ canvas }: EditorContext): readonly string[] {
  const state = canvas.getState();
  const layoutId = getCurrentPage(state)?.layoutId;
  const accents = state.scene.layouts.find(({ id }) => id === layoutId)?.theme?.colors.slice(4, 10) ?? [];
  if (accents.length > 0) return [...new Set(accents)];
  return [colours.blue, colours.green, colours.orange, colours.red, colours.purple, colours.grey];
}
