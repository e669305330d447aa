import { formatArea, formatColumn, parseArea, parseColumn, shiftArea } from '../workbook/area.ts';
import {
  type Area,
  type CellAddress,
  lastColumn,
  lastRow,
  type Shift,
  type StructureChange,
} from '../workbook/workbook.ts';
import { joinTokens, type ReferenceToken, type Token, tokenize } from './tokens.ts';

const deletedReference = '#REF!';

/** A formula after a change to rows, columns or sheets; `ownSheet` is the sheet that contains it. */
export function updateFormula(formula: string, ownSheet: string, change: StructureChange): string {
  // References from other cells keep their positions after a sort.
  if (change.kind === 'sort') return formula;
  const changedSheet = change.kind === 'rename' ? change.from : change.name;
  return mapReferences(formula, (token) => {
    if (token.isForeign) return token.text;
    const sheet = token.sheet ?? ownSheet;
    if (!isSameName(sheet, changedSheet)) return token.text;
    if (change.kind === 'shift') return shiftReference(token, change.shift);
    if (token.sheet === null) return token.text;
    return change.kind === 'remove' ? deletedReference : formatSheetPrefix(change.to) + token.area;
  });
}

/** A formula moved to another cell: relative references are adjusted. */
export function moveFormula(formula: string, offset: { rows: number; columns: number }): string {
  if (offset.rows === 0 && offset.columns === 0) return formula;
  return mapReferences(formula, ({ prefix, area, text, isForeign }) => {
    if (isForeign) return text;
    const movedEnds = area.split(':').map((end) => moveReferenceEnd(end, offset));
    return movedEnds.includes(null) ? prefix + deletedReference : prefix + movedEnds.join(':');
  });
}

/** Relative references point as far down as they pointed to the right, and the other way round; half fixed ones move. */
export function transposeFormula(formula: string, from: CellAddress, to: CellAddress): string {
  return mapReferences(formula, ({ text, prefix, area, isForeign }) => {
    if (isForeign) return text;
    const ends = area.split(':').map((end) => transposeReferenceEnd(end, from, to));
    // One end may be a row now, and the other a column.
    const kinds = new Set(ends.map((end) => `${/[a-z]/i.test(end ?? '')} ${/\d/.test(end ?? '')}`));
    return ends.includes(null) || kinds.size > 1 ? prefix + deletedReference : prefix + ends.join(':');
  });
}

/** Maps the references in a formula. */
export function mapReferences(formula: string, map: (token: ReferenceToken) => string): string {
  let changed = false;
  const tokens = tokenize(formula).map((token): Token => {
    if (token.kind !== 'reference') return token;
    const text = map(token);
    if (text === token.text) return token;
    changed = true;
    return { kind: 'unknown', text };
  });
  return changed ? joinTokens(tokens) : formula;
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A sheet prefix for a reference, quoted if necessary. */
export function formatSheetPrefix(name: string): string {
  const isPlain =
    /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) &&
    !/^[A-Za-z]{1,3}\d+$|^[Rr]\d*(?:[Cc]\d*)?$|^[Cc]\d*$/.test(name);
  return isPlain ? `${name}!` : `'${name.replaceAll("'", "''")}'!`;
}

/** The parts of `$A$1`, `A` or `1`; of anything else, empty ones. In `$5` the dollar sign is that of the column. */
function splitReferenceEnd(end: string) {
  const [, columnDollar = '', letters = '', rowDollar = '', digits = ''] =
    /^(\$?)([A-Za-z]{0,3})(\$?)(\d*)$/.exec(end) ?? [];
  return { columnDollar, letters, rowDollar, digits };
}

/** Null for a place outside of the sheet. Whole columns have no row, and whole rows no column. */
function transposeReferenceEnd(end: string, from: CellAddress, to: CellAddress): string | null {
  const { columnDollar, letters, rowDollar, digits } = splitReferenceEnd(end);
  const [column, row] = [parseColumn(letters), Number(digits) - 1];
  const formatRow = (index: number): string | null =>
    index < 0 || index > lastRow ? null : String(index + 1);
  const toColumn = (index: number): string | null =>
    index < 0 || index > lastColumn ? null : formatColumn(index);
  if (letters === '') return columnDollar + rowDollar === '' ? toColumn(to.column + row - from.row) : end;
  if (column === null) return null;
  if (digits === '') return columnDollar === '' ? formatRow(to.row + column - from.column) : end;
  const newRow = formatRow(
    rowDollar === '$' ? row : to.row + (columnDollar === '$' ? row - from.row : column - from.column),
  );
  const newColumn = toColumn(
    columnDollar === '$' ? column : to.column + (rowDollar === '$' ? column - from.column : row - from.row),
  );
  return newRow === null || newColumn === null ? null : columnDollar + newColumn + rowDollar + newRow;
}

function moveReferenceEnd(end: string, offset: { rows: number; columns: number }): string | null {
  const { columnDollar, letters, rowDollar, digits } = splitReferenceEnd(end);
  // In `$5` the only dollar sign precedes the row number.
  const isFixedRow = rowDollar !== '' || (letters === '' && columnDollar !== '');
  let moved = '';
  if (letters !== '') {
    const column = (parseColumn(letters) ?? 0) + (columnDollar === '' ? offset.columns : 0);
    if (column < 0 || column > lastColumn) return null;
    moved += columnDollar + formatColumn(column);
  } else moved += columnDollar;
  if (digits === '') return moved;
  const row = Number(digits) - 1 + (isFixedRow ? 0 : offset.rows);
  return row < 0 || row > lastRow ? null : `${moved}${rowDollar}${row + 1}`;
}

/** The moved reference with the same dollar signs. */
function shiftReference({ prefix, area, text }: ReferenceToken, shift: Shift): string {
  const original = parseArea(area);
  if (original === null) return text;
  // `B5:A1` is rewritten only if it moves.
  const shifted = shiftArea(original, shift);
  if (shifted === null) return prefix + deletedReference;
  if (formatArea(shifted) === formatArea(original)) return text;
  const [first = '', last] = area.split(':');
  const from = replaceEnd(first, { row: shifted.top, column: shifted.left });
  return (
    prefix +
    (last === undefined
      ? from
      : `${from}:${replaceEnd(last, { row: shifted.bottom, column: shifted.right })}`)
  );
}

function replaceEnd(end: string, { row, column }: { row: number; column: number }): string {
  return end.replace(/[A-Za-z]+/, () => formatColumn(column)).replace(/\d+/, () => String(row + 1));
}

/** Shifts a list of ranges such as `A1:B2 C3` of conditional formats; empty if nothing is left. */
export function shiftAreas(list: string, shift: Shift): string {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((text) => {
      const area = parseArea(text);
      if (area === null) return [text];
      const shifted = shiftArea(area, shift);
      return shifted === null ? [] : [formatLike(text, shifted)];
    })
    .join(' ');
}

/** `A1:A1` stays a pair, and `A:A` stays columns. */
function formatLike(text: string, area: Area): string {
  const [first = '', last] = text.split(':');
  const from = replaceEnd(first, { row: area.top, column: area.left });
  return last === undefined ? from : `${from}:${replaceEnd(last, { row: area.bottom, column: area.right })}`;
}
