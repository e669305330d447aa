import { contains } from '../workbook/area.ts';
import type { Area, ArrayExtent, CellAddress, Row, Sheet } from '../workbook/workbook.ts';

/** A formula of a row. */
export interface WrittenFormula {
  column: number;
  formula: string;
  array: ArrayExtent | undefined;
}

type Rows = Sheet['rows'];

/** The formulas of a sheet by rows, as long as the rows are the same; rows without formulas are left out. */
export interface SheetFormulas {
  rows: Rows;
  lists: ReadonlyMap<number, readonly WrittenFormula[]>;
  arrays: readonly ArrayFormula[];
}

/** An array formula with the cells that it fills. */
export interface ArrayFormula extends CellAddress {
  area: Area;
  extent: ArrayExtent;
}

const noFormulas: readonly WrittenFormula[] = [];
const cache = new WeakMap<Rows, SheetFormulas>();
/** By sheet id: most rows are the same as at the last time. */
const lastFound = new Map<number, SheetFormulas>();

export function listSheetFormulas({ id, rows }: Pick<Sheet, 'id' | 'rows'>): SheetFormulas {
  const cached = cache.get(rows);
  if (cached !== undefined) return cached;
  const found = findFormulas(rows, lastFound.get(id));
  cache.set(rows, found);
  lastFound.set(id, found);
  return found;
}

/** Carries the formulas over to rows of which few have changed. */
export function carryFormulas(id: number, before: Rows, after: Rows, changedRows: Iterable<number>): void {
  const known = cache.get(before);
  if (known === undefined) return;
  const changed: [row: number, list: readonly WrittenFormula[]][] = [];
  for (const row of changedRows) {
    const list = listRowFormulas(after.get(row));
    if (!isSameList(list, known.lists.get(row) ?? noFormulas)) changed.push([row, list]);
  }
  let next: SheetFormulas = { ...known, rows: after };
  if (changed.length > 0) {
    const lists = new Map(known.lists);
    for (const [row, list] of changed) {
      if (list.length > 0) lists.set(row, list);
      else lists.delete(row);
    }
    next = { rows: after, lists, arrays: findArrays(lists) };
  }
  cache.set(after, next);
  lastFound.set(id, next);
}

/** Whether two rows have the same formulas in the same cells, however large their results are. */
export const hasSameFormulas = (one: readonly WrittenFormula[], other: readonly WrittenFormula[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ column, formula }, at) => other[at]?.column === column && other[at].formula === formula));

const isSameList = (one: readonly WrittenFormula[], other: readonly WrittenFormula[]): boolean =>
  hasSameFormulas(one, other) && one.every(({ array }, at) => other[at]?.array === array);

function findFormulas(rows: Rows, known: SheetFormulas | undefined): SheetFormulas {
  const lists = new Map<number, readonly WrittenFormula[]>();
  let isSame = known !== undefined;
  for (const [index, row] of rows) {
    const knownList = known?.rows.get(index) === row ? (known.lists.get(index) ?? noFormulas) : null;
    const list = knownList ?? listRowFormulas(row);
    if (list.length > 0) lists.set(index, list);
    isSame &&= list === known?.lists.get(index) || (list.length === 0 && !known?.lists.has(index));
  }
  if (isSame && known !== undefined && known.lists.size === lists.size) return { ...known, rows };
  return { rows, lists, arrays: findArrays(lists) };
}

function listRowFormulas(row: Row | undefined): readonly WrittenFormula[] {
  let found: WrittenFormula[] | null = null;
  for (const [column, { formula, array }] of row?.cells ?? []) {
    if (formula === undefined) continue;
    found ??= [];
    found.push({ column, formula, array });
  }
  return found ?? noFormulas;
}

function findArrays(lists: ReadonlyMap<number, readonly WrittenFormula[]>): ArrayFormula[] {
  const found: ArrayFormula[] = [];
  for (const [row, list] of lists)
    for (const { column, array } of list)
      if (array !== undefined)
        found.push({ row, column, area: toArea({ row, column }, array), extent: array });
  return found;
}

/** The cells of as many rows and columns, from the cell of a formula. */
export const toArea = (
  { row, column }: CellAddress,
  { rows, columns }: Pick<ArrayExtent, 'rows' | 'columns'>,
): Area => ({ top: row, left: column, bottom: row + rows - 1, right: column + columns - 1 });

/** The array formulas of a sheet, also those without room for their results. */
export const listArrayFormulas = (sheet: Pick<Sheet, 'id' | 'rows'>): readonly ArrayFormula[] =>
  listSheetFormulas(sheet).arrays;

/** The array formula whose results a cell shows, also its own one. */
export function findArrayAt(
  sheet: Pick<Sheet, 'id' | 'rows'>,
  address: CellAddress,
): ArrayFormula | undefined {
  return listArrayFormulas(sheet).find(
    ({ area, row, column, extent }) =>
      (row === address.row && column === address.column) || (!extent.isBlocked && contains(area, address)),
  );
}
