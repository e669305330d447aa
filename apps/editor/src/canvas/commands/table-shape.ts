import type { CellBorders, Stroke, TableCell, TableShape, TextBody } from '../scene/scene.ts';

/** Changes to tables as pure functions. Rows and columns count from 0. */

export interface CellPath {
  row: number;
  column: number;
}

type Row = TableShape['rows'][number];

/** Largest table that is inserted or grown by hand. */
export const maxTableRows = 200;
export const maxTableColumns = 30;

/** Whether every row has a cell for every column; otherwise rows and columns are not changed. */
export function isRegularTable({ rows, columns }: TableShape): boolean {
  return rows.length > 0 && columns.length > 0 && rows.every(({ cells }) => cells.length === columns.length);
}

/** A new row before the row `at`, or after the last one; it looks like the row above it. */
export function insertRow(table: TableShape, at: number): TableShape {
  if (!isRegularTable(table) || table.rows.length >= maxTableRows) return table;
  return insertAt(table, at);
}

function insertAt(table: TableShape, at: number): TableShape {
  const model = table.rows[Math.max(0, at - 1)];
  if (model === undefined) return table;
  const grown = mapCells(table, (cell, { row }) =>
    row < at && row + cell.rowSpan > at ? { ...cell, rowSpan: cell.rowSpan + 1 } : cell,
  );
  const coveredColumns = new Set(
    listSpans(table)
      .filter(({ row, rowSpan }) => row < at && row + rowSpan > at)
      .flatMap(({ column, columnSpan }) => Array.from({ length: columnSpan }, (_, index) => column + index)),
  );
  const cells = model.cells.map((cell, column): TableCell => {
    const span = coveredColumns.has(column) ? 0 : 1;
    return { ...cell, text: clearText(cell.text), columnSpan: span, rowSpan: span };
  });
  const rows = grown.rows.toSpliced(at, 0, { height: model.height, cells });
  return { ...grown, rows, height: table.height + model.height };
}

/** Null if it is the only row. */
export function removeRow(table: TableShape, at: number): TableShape | null {
  const removed = table.rows[at];
  if (!isRegularTable(table) || removed === undefined || table.rows.length === 1) return null;
  const shortened = mapCells(table, (cell, position) => {
    const { row, column } = position;
    if (row < at && row + cell.rowSpan > at) return { ...cell, rowSpan: cell.rowSpan - 1 };
    // The first cell below takes the place of a merged cell that begins in this row.
    const above = row === at + 1 ? removed.cells[column] : undefined;
    return above !== undefined && above.rowSpan > 1 ? { ...above, rowSpan: above.rowSpan - 1 } : cell;
  });
  return {
    ...shortened,
    rows: shortened.rows.toSpliced(at, 1),
    height: Math.max(0, table.height - removed.height),
  };
}

/** A new column before the column `at`, or after the last one; `maxWidth` limits the width of the table. */
export function insertColumn(table: TableShape, at: number, maxWidth: number): TableShape {
  if (!isRegularTable(table) || table.columns.length >= maxTableColumns) return table;
  const grown = transpose(insertAt(transpose(table), at));
  return fitWidth(grown, Math.max(table.width, maxWidth));
}

/** Null if it is the only column. */
export function removeColumn(table: TableShape, at: number): TableShape | null {
  const shortened = removeRow(transpose(table), at);
  return shortened === null ? null : transpose(shortened);
}

/** Columns are narrowed in proportion if they are wider than `maxWidth` together. */
function fitWidth(table: TableShape, maxWidth: number): TableShape {
  const width = table.columns.reduce((sum, column) => sum + column, 0);
  const scale = width > maxWidth && width > 0 ? maxWidth / width : 1;
  const columns = table.columns.map((column) => Math.round(column * scale));
  return { ...table, columns, width: columns.reduce((sum, column) => sum + column, 0) };
}

/** Rows as columns: what is written for rows is used for columns as well. */
function transpose(table: TableShape): TableShape {
  return {
    ...table,
    width: table.height,
    height: table.width,
    columns: table.rows.map(({ height }) => height),
    rows: table.columns.map(
      (height, column): Row => ({
        height,
        cells: table.rows.flatMap(({ cells }) => {
          const cell = cells[column];
          return cell === undefined ? [] : [{ ...cell, columnSpan: cell.rowSpan, rowSpan: cell.columnSpan }];
        }),
      }),
    ),
  };
}

function mapCells(table: TableShape, change: (cell: TableCell, path: CellPath) => TableCell): TableShape {
  return {
    ...table,
    rows: table.rows.map((line, row) => ({
      ...line,
      cells: line.cells.map((cell, column) => change(cell, { row, column })),
    })),
  };
}

const listSpans = ({ rows }: TableShape) =>
  rows.flatMap(({ cells }, row) =>
    cells.map(({ rowSpan, columnSpan }, column) => ({ row, column, rowSpan, columnSpan })),
  );

/** An empty text in the format of the first one. */
function clearText(text: TextBody): TextBody {
  return {
    ...text,
    paragraphs: text.paragraphs.slice(0, 1).map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.slice(0, 1).map((run) => ({ ...run, link: null, text: '' })),
    })),
  };
}

const isAt = (path: CellPath | null, { row, column }: CellPath): boolean =>
  path === null || (path.row === row && path.column === column);

export const findCell = ({ rows }: TableShape, { row, column }: CellPath): TableCell | undefined =>
  rows[row]?.cells[column];

/** Fills one cell, or all of them. */
export function fillCells(table: TableShape, path: CellPath | null, fill: string | null): TableShape {
  return mapCells(table, (cell, at) => (isAt(path, at) ? { ...cell, fill, fillOpacity: 1 } : cell));
}

export const defaultBorder: Stroke = { color: '#a6a6a6', width: 12_700, dash: 'solid' };

/** Changes the borders of one cell, and of its neighbours at the same edges, or of all cells; null removes them. */
export function changeBorders(
  table: TableShape,
  path: CellPath | null,
  change: Partial<Stroke> | null,
): TableShape {
  const patch = (line: Stroke | null): Stroke | null =>
    change === null ? null : { ...(line ?? defaultBorder), ...change };
  return mapCells(table, (cell, at) => {
    const borders = cell.borders ?? createBorders(defaultBorder);
    if (isAt(path, at)) return { ...cell, borders: mapBorders(borders, patch) };
    const side = path === null ? null : findSharedSide(path, at);
    return side === null ? cell : { ...cell, borders: { ...borders, [side]: patch(borders[side]) } };
  });
}

/** The side of the cell `at` that touches the cell `path`. */
function findSharedSide(path: CellPath, at: CellPath): keyof CellBorders | null {
  const [down, right] = [at.row - path.row, at.column - path.column];
  if (down === 0 && Math.abs(right) === 1) return right === 1 ? 'left' : 'right';
  if (right === 0 && Math.abs(down) === 1) return down === 1 ? 'top' : 'bottom';
  return null;
}

export const createBorders = (line: Stroke | null): CellBorders => ({
  left: line,
  right: line,
  top: line,
  bottom: line,
});

export const mapBorders = (
  { left, right, top, bottom }: CellBorders,
  change: (line: Stroke | null) => Stroke | null,
): CellBorders => ({ left: change(left), right: change(right), top: change(top), bottom: change(bottom) });
