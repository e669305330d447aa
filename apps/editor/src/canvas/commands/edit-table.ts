import type { TFunction } from 'i18next';
import type { TableSize } from '../../ui/TableSizeDialog.tsx';
import { requireEditableLayer } from '../layers/layer-commands.ts';
import type { ScenePage, TableShape } from '../scene/scene.ts';
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

function replaceTable({ canvas }: EditorContext, { table, cell }: SelectedTable): void {
  const { scene, pageId } = canvas.getState();
  const next = changePage(scene, pageId, (page) => changeShape(page, table.id, () => table));
  canvas.change(next, { selection: { textPath: cell && { shape: table.id, cell } } });
}

/** Adds a table in the middle of the page, and begins with its first cell. */
export function insertTable(context: EditorContext, size: TableSize): void {
  if (!requireEditableLayer(context)) return;
  addShape(context, createTable(context.newId(), size, context.canvas.getPage()));
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

/** Rows and columns are changed alike. */
const axes = {
  row: {
    count: ({ rows }: TableShape) => rows.length,
    insert: (table: TableShape, at: number) => insertRow(table, at),
    remove: removeRow,
    added: 'canvas:said.rowAdded',
    deleted: 'canvas:said.rowDeleted',
  },
  column: {
    count: ({ columns }: TableShape) => columns.length,
    insert: (table: TableShape, at: number, { width }: ScenePage) =>
      insertColumn(table, at, width - 2 * table.x),
    remove: removeColumn,
    added: 'canvas:said.columnAdded',
    deleted: 'canvas:said.columnDeleted',
  },
} as const;
type Axis = keyof typeof axes;

/** Beside the cell that is edited; without one, at the end of the table or before its first row or column. */
export function addToTable(context: EditorContext, axis: Axis, side: 'before' | 'after', t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected === null) return;
  const { table, cell } = selected;
  const offset = side === 'before' ? 0 : 1;
  const at = cell === null ? offset * axes[axis].count(table) : cell[axis] + offset;
  // The same cell stays edited.
  insertAt(context, { table, axis, at, cell: cell && { ...cell, [axis]: cell[axis] + 1 - offset } }, t);
}

function appendRow(context: EditorContext, t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected === null) return;
  const row = selected.table.rows.length;
  insertAt(context, { table: selected.table, axis: 'row', at: row, cell: { row, column: 0 } }, t);
}

/** `cell` is the one that is edited afterwards. */
function insertAt(
  context: EditorContext,
  { table, axis, at, cell }: SelectedTable & { axis: Axis; at: number },
  t: TFunction,
): void {
  const next = axes[axis].insert(table, at, context.canvas.getPage());
  if (next === table) return;
  replaceTable(context, { table: next, cell });
  context.announce(t(axes[axis].added, { number: at + 1 }));
}

/** The row or column of the cell that is edited. */
export function deleteFromTable(context: EditorContext, axis: Axis, t: TFunction): void {
  const selected = getSelectedTable(context);
  if (selected?.cell == null) return;
  const { table, cell } = selected;
  const next = axes[axis].remove(table, cell[axis]);
  if (next === null) return;
  const place = Math.min(cell[axis], axes[axis].count(next) - 1);
  replaceTable(context, { table: next, cell: { ...cell, [axis]: place } });
  context.announce(t(axes[axis].deleted, { number: cell[axis] + 1 }));
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
