import { moveReference } from '../formula/references.ts';
import { intersectArea } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellChange, WorkbookEdit } from '../workbook/edits.ts';
import { type Entry, parseEntry, typedText } from '../workbook/entry.ts';
import type { CellFormatPatch } from '../workbook/style.ts';
import { type Area, type CellAddress, cellAt, type Row, spanOf, usedArea } from '../workbook/workbook.ts';
import { formatAt, type SheetView, type WorkbookEditing } from './workbook-editing.ts';

/** More cells in one action would block the page. */
const maxCells = 50_000;

export type Written = 'written' | 'same' | 'unread' | 'refused';

/** Enters the draft into its cell, or into all selected cells. */
export function writeDraft(editing: WorkbookEditing, lang: string, isForAll = false): Written {
  const shown = editing.now();
  const { draft, book: workbook } = shown;
  if (draft === null) return 'same';
  const sheet = workbook.sheets.find(({ id }) => id === draft.sheet);
  editing.setDraft(null);
  if (sheet === undefined) return 'same';
  const format = formatAt(workbook, sheet, draft.place);
  const isSame = typedText(cellAt(sheet, draft.place), format, lang) === draft.text;
  if (isSame && !isForAll) return 'same';
  const entry = parseEntry(draft.text, { lang, format: format.format });
  const places = isForAll ? placesIn(shown.area) : [draft.place];
  const changes = places.map((place): CellChange => {
    const by = { rows: place.row - draft.place.row, columns: place.column - draft.place.column };
    const formula = entry.formula === undefined ? undefined : moveReference(entry.formula, by);
    return { ...place, value: entry.value, ...(formula === undefined ? {} : { formula }) };
  });
  const edits: WorkbookEdit[] = [{ kind: 'cells', sheet: sheet.id, changes }];
  const patch: CellFormatPatch = {};
  if (entry.format !== undefined && format.format === 'General') patch.format = entry.format;
  if (typeof entry.value === 'string' && entry.value.includes('\n') && !format.wraps) patch.wraps = true;
  if (Object.keys(patch).length > 0)
    edits.push({ kind: 'look', sheet: sheet.id, areas: places.map(areaOf), patch });
  const wider = widenSelection(shown, entry, draft.place, lang);
  if (wider !== null)
    edits.push({
      kind: 'size',
      sheet: sheet.id,
      axis: 'columns',
      from: draft.place.column,
      to: draft.place.column,
      size: wider,
    });
  const [only] = edits;
  const done = editing.apply(edits.length === 1 && only !== undefined ? only : { kind: 'many', edits });
  return !done ? 'refused' : entry.isUnread ? 'unread' : 'written';
}

/** A number or date that does not fit widens its column, unless the width was set explicitly. */
function widenSelection(
  { book: workbook, sheet }: SheetView,
  entry: Entry,
  place: CellAddress,
  lang: string,
): number | null {
  if (typeof entry.value !== 'number' || spanOf(sheet, place.column) !== undefined) return null;
  const own = formatAt(workbook, sheet, place);
  const format =
    entry.format !== undefined && own.format === 'General' ? { ...own, format: entry.format } : own;
  const { text } = formatCell({ value: entry.value, style: 0 }, format, { lang, is1904: workbook.is1904 });
  const requested = text.length + 2;
  return requested > (sheet.defaultWidth ?? 9.14) && requested < 40 ? requested : null;
}

/** Enters text into its cell while it is still being edited, so that closing the page cannot lose it. Formulas wait until they are complete. */
export function commitDraft(editing: WorkbookEditing, lang: string): void {
  const { draft, book: workbook } = editing.now();
  const sheet = workbook.sheets.find(({ id }) => id === draft?.sheet);
  if (draft === null || sheet === undefined || draft.text.startsWith('=')) return;
  const { format } = formatAt(workbook, sheet, draft.place);
  const { value } = parseEntry(draft.text, { lang, format });
  if ((cellAt(sheet, draft.place)?.value ?? null) === value) return;
  const done = editing.apply({ kind: 'cells', sheet: sheet.id, changes: [{ ...draft.place, value }] });
  if (done) editing.setDraft({ ...draft, committed: (draft.committed ?? 0) + 1 });
}

/** Discards the draft and restores the previous content of the cell. */
export function discardDraft(editing: WorkbookEditing): void {
  const kept = editing.now().draft?.committed ?? 0;
  editing.setDraft(null);
  for (let left = kept; left > 0; left--) editing.undo();
}

const areaOf = ({ row, column }: CellAddress): Area => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});

export function placesIn(area: Area): CellAddress[] {
  const places: CellAddress[] = [];
  for (let row = area.top; row <= area.bottom && places.length < maxCells; row++) {
    for (let column = area.left; column <= area.right && places.length < maxCells; column++)
      places.push({ row, column });
  }
  return places;
}

/** Clears the content of the selection; formats stay. */
export function clearSelected(editing: WorkbookEditing): void {
  const { sheet, area } = editing.now();
  const changes = writtenIn(sheet.rows, area).map((place): CellChange => ({ ...place, value: null }));
  if (changes.length > 0) editing.apply({ kind: 'cells', sheet: sheet.id, changes });
}

export function writtenIn(rows: ReadonlyMap<number, Row>, area: Area): CellAddress[] {
  const places: CellAddress[] = [];
  for (const [row, { cells }] of rows) {
    if (row < area.top || row > area.bottom) continue;
    for (const [column, { value, formula }] of cells) {
      const isIn = column >= area.left && column <= area.right;
      if (isIn && (value !== null || formula !== undefined)) places.push({ row, column });
    }
  }
  return places;
}

export function setCellFormat(editing: WorkbookEditing, patch: CellFormatPatch): void {
  const { sheet, area } = editing.now();
  editing.apply({ kind: 'look', sheet: sheet.id, areas: [area], patch });
}

/** Copies the first row or column of the selection into all others; for a single cell, the one above or before it. */
export function fillSelected(editing: WorkbookEditing, axis: 'rows' | 'columns'): void {
  const { sheet, area } = editing.now();
  const isRows = axis === 'rows';
  const isFlat = isRows ? area.top === area.bottom : area.left === area.right;
  const from = isFlat ? (isRows ? area.top - 1 : area.left - 1) : isRows ? area.top : area.left;
  if (from < 0) return;
  const target: Area = isFlat
    ? area
    : isRows
      ? { ...area, top: area.top + 1 }
      : { ...area, left: area.left + 1 };
  const used = usedArea(sheet);
  // Whole columns are filled only within the used range.
  const within =
    placesIn(target).length < maxCells ? target : used === null ? null : intersectArea(target, used);
  if (within === null) return;
  const changes = placesIn(within).map((place) =>
    copyCells(
      editing.now(),
      isRows ? { row: from, column: place.column } : { row: place.row, column: from },
      place,
    ),
  );
  editing.apply({ kind: 'cells', sheet: sheet.id, changes });
}

/** A cell copied to another position, with adjusted references. */
export function copyCells(
  { sheet }: Pick<SheetView, 'sheet'>,
  from: CellAddress,
  to: CellAddress,
): CellChange {
  const cell = cellAt(sheet, from);
  const by = { rows: to.row - from.row, columns: to.column - from.column };
  return {
    ...to,
    value: cell?.value ?? null,
    ...(cell?.formula === undefined ? {} : { formula: moveReference(cell.formula, by) }),
    style: cell?.style ?? 0,
  };
}

/** Fills the range dragged from the fill handle: a linear series of numbers is continued, everything else is repeated. */
export function fillTo(editing: WorkbookEditing, target: Area): void {
  const shown = editing.now();
  const { sheet, area } = shown;
  if (placesIn(target).length >= maxCells) return;
  const isDown = target.bottom > area.bottom || target.top < area.top;
  const length = isDown ? area.bottom - area.top + 1 : area.right - area.left + 1;
  const changes: CellChange[] = [];
  for (const place of placesIn(target)) {
    const isInside =
      place.row >= area.top &&
      place.row <= area.bottom &&
      place.column >= area.left &&
      place.column <= area.right;
    if (isInside) continue;
    const away = isDown ? place.row - area.top : place.column - area.left;
    const at = ((away % length) + length) % length;
    const from = isDown
      ? { row: area.top + at, column: place.column }
      : { row: place.row, column: area.left + at };
    const change = copyCells(shown, from, place);
    const step = stepOf(shown, isDown, isDown ? place.column : place.row);
    changes.push(
      step === null || change.formula !== undefined
        ? change
        : { ...change, value: step.first + step.by * away },
    );
  }
  if (changes.length > 0) editing.apply({ kind: 'cells', sheet: sheet.id, changes });
}

/** The step of a linear series; null for anything else. */
function stepOf(
  { sheet, area }: SheetView,
  isDown: boolean,
  line: number,
): { first: number; by: number } | null {
  const values = (
    isDown ? placesIn({ ...area, left: line, right: line }) : placesIn({ ...area, top: line, bottom: line })
  ).map((place) => cellAt(sheet, place));
  const numbers = values.map((cell) =>
    typeof cell?.value === 'number' && cell.formula === undefined ? cell.value : Number.NaN,
  );
  const [first = Number.NaN, second = Number.NaN] = numbers;
  const by = second - first;
  const isEven = numbers.every((number, at) => Math.abs(number - (first + by * at)) < 1e-9);
  return numbers.length >= 2 && isEven ? { first, by } : null;
}
