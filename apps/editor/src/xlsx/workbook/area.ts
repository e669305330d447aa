import { type Area, type CellAddress, lastColumn, lastRow, type Shift } from './workbook.ts';

/** `B` for the second column. */
export function formatColumn(column: number): string {
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(65 + (rest % 26)) + name;
  }
  return name;
}

/** Null beyond the last column. */
export function parseColumn(name: string): number | null {
  let column = 0;
  for (const letter of name.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column >= 1 && column - 1 <= lastColumn ? column - 1 : null;
}

export function formatAddress({ row, column }: CellAddress): string {
  return `${formatColumn(column)}${row + 1}`;
}

/** `B7`, with or without dollar signs; null for anything else. */
export function parseAddress(text: string): CellAddress | null {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})$/.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const column = parseColumn(letters);
  const row = Number(digits) - 1;
  return column === null || row > lastRow ? null : { row, column };
}

/** A cell of a sheet as a number. */
export const toCellKey = (row: number, column: number): number => row * (lastColumn + 1) + column;

export function formatArea(area: Area): string {
  const first = formatAddress({ row: area.top, column: area.left });
  return isOneCell(area) ? first : `${first}:${formatAddress({ row: area.bottom, column: area.right })}`;
}

/** `A1`, `A1:B2`, `A:B`, `1:2`. */
export function parseArea(text: string): Area | null {
  const [first = '', last = first] = text.split(':');
  const [from, to] = [parseAddress(first), parseAddress(last)];
  if (from !== null && to !== null) return createAreaBetween(from, to);
  const columnPattern = /^\$?([A-Za-z]{1,3})$/;
  const [left, right] = [columnPattern.exec(first)?.[1], columnPattern.exec(last)?.[1]];
  if (left !== undefined && right !== undefined) {
    const [a, b] = [parseColumn(left), parseColumn(right)];
    if (a === null || b === null) return null;
    return { top: 0, bottom: lastRow, left: Math.min(a, b), right: Math.max(a, b) };
  }
  const rowPattern = /^\$?([1-9]\d{0,6})$/;
  const [top, bottom] = [rowPattern.exec(first)?.[1], rowPattern.exec(last)?.[1]];
  if (top === undefined || bottom === undefined) return null;
  const [a, b] = [Number(top) - 1, Number(bottom) - 1];
  if (Math.max(a, b) > lastRow) return null;
  return { top: Math.min(a, b), bottom: Math.max(a, b), left: 0, right: lastColumn };
}

export function createAreaBetween(one: CellAddress, other: CellAddress): Area {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}

/** The first cell of several areas, to which formulas of rules are relative. */
export function getFirstCell(areas: readonly Area[]): CellAddress {
  return {
    row: Math.min(...areas.map(({ top }) => top)),
    column: Math.min(...areas.map(({ left }) => left)),
  };
}

export const isOneCell = ({ top, left, bottom, right }: Area): boolean => top === bottom && left === right;

export function contains(area: Area, { row, column }: CellAddress): boolean {
  return area.top <= row && row <= area.bottom && area.left <= column && column <= area.right;
}

export function overlaps(one: Area, other: Area): boolean {
  return (
    one.top <= other.bottom && other.top <= one.bottom && one.left <= other.right && other.left <= one.right
  );
}

export function containsArea(outer: Area, inner: Area): boolean {
  return (
    outer.top <= inner.top &&
    outer.left <= inner.left &&
    inner.bottom <= outer.bottom &&
    inner.right <= outer.right
  );
}

export function uniteAreas(one: Area, other: Area): Area {
  return {
    top: Math.min(one.top, other.top),
    left: Math.min(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
  };
}

export function intersectArea(one: Area, other: Area): Area | null {
  if (!overlaps(one, other)) return null;
  return {
    top: Math.max(one.top, other.top),
    left: Math.max(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
  };
}

/** The index of a line after a shift; null if it was deleted. */
export function shiftIndex(index: number, { at, count }: Omit<Shift, 'axis'>): number | null {
  if (index < at) return index;
  if (count >= 0) return index + count;
  return index < at - count ? null : index + count;
}

/** Both ends of a range after a shift: it shrinks, and is null when all of its lines are deleted. Whole rows and columns stay whole. */
export function shiftEnds(
  from: number,
  to: number,
  { axis, at, count }: Shift,
): { from: number; to: number } | null {
  const last = axis === 'rows' ? lastRow : lastColumn;
  if (from === 0 && to === last) return { from, to };
  if (count >= 0) {
    const ends = { from: from >= at ? from + count : from, to: to >= at ? to + count : to };
    return ends.from > last ? null : { from: ends.from, to: Math.min(ends.to, last) };
  }
  const endOfDeleted = at - count;
  const start = from < at ? from : Math.max(at, from + count);
  const end = to < at ? to : to < endOfDeleted ? at - 1 : to + count;
  return start > end ? null : { from: start, to: end };
}

export function shiftArea(area: Area, shift: Shift): Area | null {
  if (shift.axis === 'rows') {
    const ends = shiftEnds(area.top, area.bottom, shift);
    return ends === null ? null : { ...area, top: ends.from, bottom: ends.to };
  }
  const ends = shiftEnds(area.left, area.right, shift);
  return ends === null ? null : { ...area, left: ends.from, right: ends.to };
}

export function shiftAddress<Address extends CellAddress>(address: Address, shift: Shift): Address | null {
  const index = shiftIndex(shift.axis === 'rows' ? address.row : address.column, shift);
  if (index === null) return null;
  return shift.axis === 'rows' ? { ...address, row: index } : { ...address, column: index };
}

export function isSameCell(one: CellAddress | null, other: CellAddress): boolean {
  return one !== null && one.row === other.row && one.column === other.column;
}
