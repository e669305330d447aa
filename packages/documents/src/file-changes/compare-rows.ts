import type { SheetCell, SheetRow } from './read-sheet-rows.ts';

/** Rows or a cell that differ between two versions of a sheet. */
export interface RowComparison {
  onCell: (row: number, column: number, before: SheetCell | null, after: SheetCell | null) => void;
  /** A formula whose result is another one, though nobody changed it. */
  onRecalculated: () => void;
  /** A cell whose style is another one, with the same content. */
  onFormatted: () => void;
}

/** Rows that were inserted, or deleted if fewer than 0, above the row `at`. */
export interface RowShift {
  at: number;
  count: number;
}

export interface FoundShift extends RowShift {
  /** The only rows with other cells than before: those between the last that stayed and the first that moved. */
  afterRow: number;
  beforeRow: number;
}

/** What a person enters: the formula, or the value. */
export function inputOf(cell: SheetCell | null | undefined): string {
  if (!cell) return '';
  return cell.formula === null ? cell.value : `=${cell.formula}`;
}

/**
 * Rows that were inserted or deleted, with all rows below as they were; null if the rows stand where they stood, or changed in other ways too, which
 * are compared cell by cell.
 */
export function findRowShift(before: Iterable<SheetRow>, after: Iterable<SheetRow>): FoundShift | null {
  const one = listContents(before);
  const other = listContents(after);
  const count = (other.at(-1)?.number ?? 0) - (one.at(-1)?.number ?? 0);
  if (count === 0) return null;
  let equal = 0;
  while (isSameRow(one[equal], other[equal], 0)) equal += 1;
  let moved = 0;
  const shorter = Math.min(one.length, other.length);
  while (moved < shorter - equal && isSameRow(one.at(-1 - moved), other.at(-1 - moved), count)) moved += 1;
  const hasOtherChange = (count > 0 ? one.length : other.length) !== equal + moved;
  const firstMoved = one[one.length - moved];
  if (hasOtherChange || firstMoved === undefined) return null;
  const lastEqual = one[equal - 1]?.number ?? 0;
  return count > 0
    ? { at: firstMoved.number, count, afterRow: lastEqual, beforeRow: firstMoved.number + count }
    : { at: firstMoved.number + count, count, afterRow: lastEqual, beforeRow: firstMoved.number };
}

interface RowContents {
  number: number;
  contents: string;
}

/** Formulas by their result, because references move with the rows. */
function listContents(rows: Iterable<SheetRow>): RowContents[] {
  const contents: RowContents[] = [];
  for (const { number, cells } of rows) {
    let text = '';
    for (const [column, { value }] of cells) if (value !== '') text += `${column}\t${value}\n`;
    if (text !== '') contents.push({ number, contents: text });
  }
  return contents;
}

function isSameRow(one: RowContents | undefined, other: RowContents | undefined, by: number): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.number + by === other.number &&
    one.contents === other.contents
  );
}

/** The cells of inserted or deleted rows; those of other rows moved, and their formulas with them. */
export function listShiftedRows(rows: Iterable<SheetRow>, { afterRow, beforeRow }: FoundShift): SheetRow[] {
  return [...rows].filter(({ number }) => number > afterRow && number < beforeRow);
}

/** Compares rows with the same number, cell by cell. */
export function compareRows(
  before: Iterable<SheetRow>,
  after: Iterable<SheetRow>,
  comparison: RowComparison,
): void {
  const [old, next] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [one, other] = [old.next(), next.next()];
  while (!one.done || !other.done) {
    const [rowBefore, rowAfter] = [one.done ? null : one.value, other.done ? null : other.value];
    const number = Math.min(rowBefore?.number ?? Infinity, rowAfter?.number ?? Infinity);
    const isBefore = rowBefore?.number === number;
    const isAfter = rowAfter?.number === number;
    compareCells(
      number,
      isBefore ? rowBefore.cells : noCells,
      isAfter ? rowAfter.cells : noCells,
      comparison,
    );
    if (isBefore) one = old.next();
    if (isAfter) other = next.next();
  }
}

type Cells = SheetRow['cells'];
const noCells: Cells = new Map();

function compareCells(row: number, before: Cells, after: Cells, comparison: RowComparison): void {
  const columns = new Set([...before.keys(), ...after.keys()]);
  for (const column of [...columns].sort((a, b) => a - b)) {
    const [one, other] = [before.get(column) ?? null, after.get(column) ?? null];
    if (inputOf(one) !== inputOf(other)) comparison.onCell(row, column, one, other);
    else if (one !== null && other !== null && one.value !== other.value) comparison.onRecalculated();
    else if ((one?.style ?? '') !== (other?.style ?? '')) comparison.onFormatted();
  }
}
