import { contains, isSameCell, overlaps } from '../workbook/area.ts';
import {
  type Area,
  type ArrayExtent,
  type Cell,
  type CellAddress,
  lastColumn,
  lastRow,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';
import { type FormulaAddress, type FormulaIndex, type FormulaNode, getNodeAt } from './dependents.ts';
import { type ArrayFormula, listArrayFormulas, toArea } from './formula-lists.ts';
import { type Matrix, notThere, spillError, wrongReference } from './values.ts';

/** More results are not shown: they would take too long, and too much of the file. */
export const maxSpilledCells = 100_000;

/** The results of a formula in its cells. */
export interface PlacedResults {
  /** In the cell of the formula. */
  value: Value;
  extent: ArrayExtent | null;
  /** For each cell of the extent; null if only the cell of the formula has a value. */
  rows: Matrix | null;
}

/** The array formulas of a workbook while it is calculated. */
export interface Arrays {
  /** Whether no formula shows several results. */
  isEmpty: boolean;
  /** The cells that show results of a formula now; null if it has one result, or no room. */
  getArea: (node: FormulaNode) => Area | null;
  /** The formula whose results a cell shows. */
  findAt: (address: FormulaAddress) => FormulaNode | undefined;
  /** The formulas whose results are shown in an area. */
  listIn: (sheet: number, area: Area) => FormulaNode[];
  /** Formulas that may have room now, and at first those whose results were overwritten. */
  listAffected: (cells: readonly FormulaAddress[], isFirst: boolean) => FormulaNode[];
  /** Decides where results go. */
  place: (node: FormulaNode, cell: Cell, result: Value | Matrix) => PlacedResults;
}

export function createArrays(workbook: Workbook, index: FormulaIndex): Arrays {
  const formulas = workbook.sheets.flatMap((sheet) =>
    listArrayFormulas(sheet).flatMap((formula) => {
      const node = getNodeAt(index, { sheet: sheet.id, row: formula.row, column: formula.column });
      return node === undefined ? [] : [{ node, formula }];
    }),
  );
  const areas = new Map<FormulaNode, Area>();
  for (const { node, formula } of formulas) if (!formula.extent.isBlocked) areas.set(node, formula.area);
  /** As placed in this calculation. */
  const placed = new Map(areas);
  return {
    isEmpty: areas.size === 0,
    getArea: (node) => areas.get(node) ?? null,
    findAt: (address) => {
      for (const [node, area] of areas)
        if (node.sheet === address.sheet && contains(area, address)) return node;
      return undefined;
    },
    listIn: (sheet, area) =>
      areas.size === 0
        ? []
        : [...areas].flatMap(([node, one]) => (node.sheet === sheet && overlaps(one, area) ? [node] : [])),
    listAffected: (cells, isFirst) =>
      formulas.flatMap(({ node, formula }) =>
        isAffected(node, formula, isFirst ? cells : []) ? [node] : [],
      ),
    place: (node, cell, result) => {
      const placing = placeResults({ workbook, node, cell, result, placed });
      if (placing.rows === null) placed.delete(node);
      else placed.set(node, toArea(node, placing.extent ?? { rows: 1, columns: 1 }));
      return placing;
    },
  };
}

function isAffected(
  node: FormulaNode,
  { extent, area }: ArrayFormula,
  cells: readonly FormulaAddress[],
): boolean {
  return extent.isBlocked === true || cells.some((cell) => cell.sheet === node.sheet && contains(area, cell));
}

interface Placing {
  workbook: Workbook;
  node: FormulaNode;
  cell: Cell;
  result: Value | Matrix;
  placed: ReadonlyMap<FormulaNode, Area>;
}

export const isMatrix = (result: Value | Matrix): result is Matrix => Array.isArray(result);

function placeResults(placing: Placing): PlacedResults {
  const { node, cell, result } = placing;
  if (cell.array?.kind === 'fixed') return fitToExtent(result, cell.array);
  if (!isMatrix(result)) return { value: result, extent: null, rows: null };
  const [rows, columns] = [result.length, result[0]?.length ?? 0];
  const extent: ArrayExtent = { rows, columns, kind: 'dynamic' };
  if (readsOwnResults(node, toArea(node, extent))) return { value: wrongReference, extent: null, rows: null };
  if (isBlocked(placing, extent))
    return { value: spillError, extent: { ...extent, isBlocked: true }, rows: null };
  return { value: result[0]?.[0] ?? 0, extent, rows: result };
}

/** An array formula for a fixed range: one row or column is repeated, and cells without a result show an error. */
function fitToExtent(result: Value | Matrix, extent: ArrayExtent): PlacedResults {
  const matrix = isMatrix(result) ? result : [[result]];
  const [height, width] = [matrix.length, matrix[0]?.length ?? 0];
  const rows = Array.from({ length: extent.rows }, (_, row) =>
    Array.from({ length: extent.columns }, (_column, column) => {
      const line = matrix[height === 1 ? 0 : row];
      const value = line?.[width === 1 ? 0 : column];
      return value === undefined ? notThere : (value ?? 0);
    }),
  );
  return { value: rows[0]?.[0] ?? 0, extent, rows };
}

function readsOwnResults(node: FormulaNode, area: Area): boolean {
  return (
    node.cells.some((cell) => cell.sheet === node.sheet && contains(area, cell)) ||
    node.ranges.some((range) => range.sheet === node.sheet && overlaps(range.area, area))
  );
}

function isBlocked({ workbook, node, placed }: Placing, extent: ArrayExtent): boolean {
  const area = toArea(node, extent);
  const sheet = workbook.sheets.find(({ id }) => id === node.sheet);
  if (sheet === undefined || area.bottom > lastRow || area.right > lastColumn) return true;
  if (extent.rows * extent.columns > maxSpilledCells) return true;
  if (sheet.merges.some((merge) => overlaps(merge, area))) return true;
  if (sheet.arrayRanges.some((range) => overlaps(range, area))) return true;
  if (workbook.tables.some((table) => table.sheet === node.sheet && overlaps(table.area, area))) return true;
  for (const [other, otherArea] of placed)
    if (other !== node && other.sheet === node.sheet && overlaps(otherArea, area)) return true;
  return hasContent(sheet, area, node);
}

/** Whether cells beside that of the formula have content of their own. */
function hasContent(sheet: Sheet, area: Area, node: CellAddress): boolean {
  for (let row = area.top; row <= area.bottom; row++) {
    const cells = sheet.rows.get(row)?.cells;
    if (cells === undefined || cells.size === 0) continue;
    for (let column = area.left; column <= area.right; column++) {
      const cell = cells.get(column);
      if (cell === undefined || (cell.value === null && cell.formula === undefined)) continue;
      if (cell.isSpilled !== true && !isSameCell(node, { row, column })) return true;
    }
  }
  return false;
}
