import { type ArrayFormula, findArrayAt, listArrayFormulas } from '../formula/formula-lists.ts';
import { isOneCell, overlaps, shiftArea, toCellKey } from './area.ts';
import type { CellChange } from './edits.ts';
import type { Area, CellAddress, Sheet, Shift } from './workbook.ts';

const toKeys = (cells: readonly CellAddress[]): ReadonlySet<number> =>
  new Set(cells.map(({ row, column }) => toCellKey(row, column)));

/** The array formulas that changes of cells replace. */
export function listReplacedArrays(sheet: Sheet, changes: readonly CellAddress[]): ArrayFormula[] {
  const arrays = listArrayFormulas(sheet).filter(({ area }) => !isOneCell(area));
  if (arrays.length === 0) return [];
  const changed = toKeys(changes);
  return arrays.filter(({ row, column }) => changed.has(toCellKey(row, column)));
}

/** The cells in which results of these formulas were shown. */
export function listResultCells(arrays: readonly ArrayFormula[]): CellAddress[] {
  return arrays.flatMap(({ area, extent }) => {
    const cells: CellAddress[] = [];
    if (extent.isBlocked) return cells;
    for (let row = area.top; row <= area.bottom; row++)
      for (let column = area.left; column <= area.right; column++) cells.push({ row, column });
    return cells;
  });
}

/** Why cells with results of an array formula cannot be changed; null if they can. */
export function findArrayRefusal(
  sheet: Sheet,
  changes: readonly CellChange[],
): { reason: 'block' } | { reason: 'spilled'; place: CellAddress } | null {
  const arrays = listArrayFormulas(sheet).filter(({ area }) => !isOneCell(area));
  if (arrays.length === 0) return null;
  const changed = toKeys(changes);
  const whole = new Set<ArrayFormula>();
  for (const { row, column, value, formula } of changes) {
    const array = findArrayAt(sheet, { row, column });
    if (array === undefined || isOneCell(array.area)) continue;
    if (array.extent.kind === 'fixed') {
      if (whole.has(array)) continue;
      const isWhole = listResultCells([array]).every((cell) => changed.has(toCellKey(cell.row, cell.column)));
      if (!isWhole) return { reason: 'block' };
      whole.add(array);
    } else {
      const isCleared = value === null && formula === undefined;
      if (!isCleared && !changed.has(toCellKey(array.row, array.column)))
        return { reason: 'spilled', place: { row: array.row, column: array.column } };
    }
  }
  return null;
}

/** Whether a shift would tear an array formula for a fixed range apart. */
export function breaksArray(sheet: Sheet, shift: Shift): boolean {
  return listArrayFormulas(sheet).some(({ area, extent }) => {
    if (extent.kind !== 'fixed' || isOneCell(area)) return false;
    const shifted = shiftArea(area, shift);
    const isSameSize =
      shifted !== null &&
      shifted.bottom - shifted.top === area.bottom - area.top &&
      shifted.right - shifted.left === area.right - area.left;
    return shifted !== null && !isSameSize;
  });
}

/** Whether an area has a result of an array formula of several cells. */
export const hasArrayResults = (sheet: Sheet, area: Area): boolean =>
  listArrayFormulas(sheet).some(
    (array) => !isOneCell(array.area) && !array.extent.isBlocked && overlaps(array.area, area),
  );

/** The first cell with content of its own where results of a formula would go; null if something else is in the way. */
export function findCellInTheWay(sheet: Sheet, address: CellAddress): CellAddress | null {
  const array = listArrayFormulas(sheet).find(
    ({ row, column }) => row === address.row && column === address.column,
  );
  if (array === undefined) return null;
  const { top, left, bottom, right } = array.area;
  for (let row = top; row <= bottom; row++) {
    for (const [column, { value, formula, isSpilled }] of sheet.rows.get(row)?.cells ?? []) {
      const isOwn = row === address.row && column === address.column;
      const hasContent = (value !== null && isSpilled !== true) || formula !== undefined;
      if (column >= left && column <= right && hasContent && !isOwn) return { row, column };
    }
  }
  return null;
}
