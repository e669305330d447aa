import { contains, shiftArea, shiftIndex } from './area.ts';
import type { Area, CellAddress, Shift } from './workbook.ts';

/** A table of a sheet, whose columns formulas refer to by name. */
export interface Table {
  /** Its part in the file. */
  part: string;
  sheet: number;
  name: string;
  /** With headers and totals. */
  area: Area;
  hasHeaders: boolean;
  hasTotals: boolean;
  columns: readonly TableColumn[];
}

export interface TableColumn {
  name: string;
  /** Its index in the opened file; null for an inserted column. */
  source: number | null;
}

/** Null for a table without rows of data. */
export function getDataArea({ area, hasHeaders, hasTotals }: Table): Area | null {
  const top = area.top + (hasHeaders ? 1 : 0);
  const bottom = area.bottom - (hasTotals ? 1 : 0);
  return top > bottom ? null : { ...area, top, bottom };
}

export const findTableAt = (
  tables: readonly Table[],
  { sheet, ...address }: { sheet: number } & CellAddress,
): Table | undefined => tables.find((table) => table.sheet === sheet && contains(table.area, address));

/** Whether a shift deletes the headers, the totals, all data or all columns of a table. */
export function breaksTable(table: Table, shift: Shift): boolean {
  const { area, hasHeaders, hasTotals } = table;
  const isDeleted = (part: Area): boolean => shiftArea(part, shift) === null;
  return (
    isDeleted(getDataArea(table) ?? area) ||
    (hasHeaders && isDeleted({ ...area, bottom: area.top })) ||
    (hasTotals && isDeleted({ ...area, top: area.bottom }))
  );
}

/** The table with other names for its columns. */
export const nameColumns = (table: Table, names: readonly string[]): Table => ({
  ...table,
  columns: table.columns.map((column, index) => ({ ...column, name: names[index] ?? column.name })),
});

/** The table after a shift of its sheet that does not break it. Columns inserted between its columns belong to it. */
export function shiftTable(table: Table, shift: Shift): Table {
  const area = shiftArea(table.area, shift) ?? table.area;
  if (shift.axis === 'rows') return { ...table, area };
  const { left, right } = table.area;
  const kept = table.columns.filter((_, index) => shiftIndex(left + index, shift) !== null);
  const isBetween = shift.count > 0 && left < shift.at && shift.at <= right;
  // The same list says that no formula needs other names.
  if (!isBetween)
    return { ...table, area, columns: kept.length === table.columns.length ? table.columns : kept };
  const names = new Set(kept.map(({ name }) => name.toLowerCase()));
  const added = Array.from(
    { length: shift.count },
    (): TableColumn => ({
      name: reserveName(names, 'Column'),
      source: null,
    }),
  );
  const at = shift.at - left;
  return { ...table, area, columns: [...kept.slice(0, at), ...added, ...kept.slice(at)] };
}

/** `Column1`, `Column2` …: the first name that is not taken. */
function reserveName(taken: Set<string>, base: string): string {
  let number = 1;
  while (taken.has(`${base}${number}`.toLowerCase())) number += 1;
  taken.add(`${base}${number}`.toLowerCase());
  return `${base}${number}`;
}

/** Names of columns after some of their header cells changed: never empty, and each only once. Only changed ones are numbered. */
export function createColumnNames(headers: readonly { text: string; isChanged: boolean }[]): string[] {
  const kept = headers.filter(({ isChanged }) => !isChanged);
  const taken = new Set(kept.map(({ text }) => text.toLowerCase()));
  return headers.map(({ text, isChanged }) => {
    if (!isChanged) return text;
    if (text === '') return reserveName(taken, 'Column');
    if (taken.has(text.toLowerCase())) return reserveName(taken, text);
    taken.add(text.toLowerCase());
    return text;
  });
}
