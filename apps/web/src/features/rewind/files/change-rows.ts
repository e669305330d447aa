import type { CellContent, FileChange, ObjectChange, PageChange, SheetChange } from '@redraft/contracts';
import type { DocumentPlace } from '@redraft/wopi';

/** A line in the table of changes: what became of a sheet or page as a whole, or the content of a cell or shape. */
export type ChangeRow = WholeRow | ContentRow;

interface WholeRow {
  kind: 'whole';
  id: string;
  /** Null if it is gone, or concerns the whole file. */
  target: DocumentPlace | null;
  note: ChangeNote;
}

export interface ContentRow {
  kind: 'content';
  id: string;
  target: DocumentPlace | null;
  place: ContentPlace;
  /** Null if it was empty, or is not a text. */
  before: CellContent | null;
  after: CellContent | null;
}

export type ContentPlace =
  | { kind: 'cell'; sheet: string; address: string }
  | { kind: 'object'; page: number; change: ObjectChange['kind']; type: ObjectChange['type']; name: string };

/** A sentence about a sheet, a page or the file. */
export type ChangeNote =
  | { key: 'sheetAdded' | 'sheetDeleted' | 'sheetMoved' | 'sheetLayout'; sheet: string }
  | { key: 'sheetRenamed'; sheet: string; previous: string }
  | { key: 'rowsInserted' | 'rowsDeleted'; sheet: string; count: number; row: number }
  | { key: 'recalculated' | 'formatted'; sheet: string; count: number }
  | { key: 'pageAdded' | 'pageDeleted' | 'pageLayout'; page: number; title: string | null }
  | { key: 'pageMoved'; page: number; title: string | null; previous: number }
  | { key: 'objects' | 'comments' | 'design' | 'tooLarge' | 'nothing' };

/** The lines of one save, by sheet or page. */
export function listChangeRows(change: FileChange): ChangeRow[] {
  if (change.kind === 'tooLarge') return [toNoteRow({ key: 'tooLarge' })];
  const rows = change.kind === 'sheets' ? listSheetRows(change) : listPageRows(change);
  const others = change.others.map((key) => toNoteRow({ key }));
  const all = [...rows, ...others];
  return all.length === 0 ? [toNoteRow({ key: 'nothing' })] : all;
}

/** The lines for further cells or shapes of the same save. */
export function listMoreRows(change: FileChange, from: number): ContentRow[] {
  if (change.kind === 'tooLarge') return [];
  return change.kind === 'sheets' ? toCellRows(change, from) : toObjectRows(change, from);
}

/** How many cells or shapes an answer lists. */
export function countContents(change: FileChange): number {
  if (change.kind === 'tooLarge') return 0;
  return (change.kind === 'sheets' ? change.cells : change.objects).length;
}

/** How many cells or shapes the lines leave out. */
export function countLeftOut(change: FileChange, shown: number): number {
  return change.kind === 'tooLarge' ? 0 : Math.max(0, change.count - shown);
}

/** The place that is shown first. */
export function findFirstPlace(rows: readonly ChangeRow[]): DocumentPlace | null {
  return (
    rows.find(({ kind, target }) => kind === 'content' && target !== null)?.target ??
    rows.find(({ target }) => target !== null)?.target ??
    null
  );
}

const toNoteRow = (note: ChangeNote, target: DocumentPlace | null = null): WholeRow => ({
  kind: 'whole',
  id: JSON.stringify(note),
  target,
  note,
});

type SheetsChange = Extract<FileChange, { kind: 'sheets' }>;
type PagesChange = Extract<FileChange, { kind: 'pages' }>;

function listSheetRows(change: SheetsChange): ChangeRow[] {
  const cells = toCellRows(change, 0);
  return change.sheets.flatMap((sheet) => [
    ...notesOfSheet(sheet).map((note) => toNoteRow(note, placeOfSheet(sheet))),
    ...cells.filter(({ place }) => place.kind === 'cell' && place.sheet === sheet.name),
  ]);
}

const placeOfSheet = ({ name, kind }: SheetChange, cell: string | null = null): DocumentPlace | null =>
  kind === 'deleted' ? null : { kind: 'cell', sheet: name, cell };

function notesOfSheet({
  name: sheet,
  kind,
  previousName,
  isMoved,
  rows,
  formatted,
  recalculated,
  isLayoutChanged,
}: SheetChange): ChangeNote[] {
  const notes: ChangeNote[] = [];
  if (kind === 'added') notes.push({ key: 'sheetAdded', sheet });
  if (kind === 'deleted') notes.push({ key: 'sheetDeleted', sheet });
  if (previousName !== null) notes.push({ key: 'sheetRenamed', sheet, previous: previousName });
  if (isMoved) notes.push({ key: 'sheetMoved', sheet });
  if (rows !== null) {
    const { at: row, count } = rows;
    notes.push({ key: count > 0 ? 'rowsInserted' : 'rowsDeleted', sheet, row, count: Math.abs(count) });
  }
  if (formatted > 0) notes.push({ key: 'formatted', sheet, count: formatted });
  if (recalculated > 0) notes.push({ key: 'recalculated', sheet, count: recalculated });
  if (isLayoutChanged && kind === 'changed') notes.push({ key: 'sheetLayout', sheet });
  return notes;
}

function toCellRows({ sheets, cells }: SheetsChange, from: number): ContentRow[] {
  return cells.flatMap(({ sheet: index, address, before, after }, order) => {
    const sheet = sheets[index];
    if (sheet === undefined) return [];
    return {
      kind: 'content',
      id: `cell ${from + order}`,
      target: placeOfSheet(sheet, address),
      place: { kind: 'cell', sheet: sheet.name, address },
      before,
      after,
    };
  });
}

function listPageRows(change: PagesChange): ChangeRow[] {
  const objects = toObjectRows(change, 0);
  return change.pages.flatMap((page, index) => [
    ...notesOfPage(page).map((note) => toNoteRow(note, placeOfPage(page))),
    ...objects.filter((_row, order) => change.objects[order]?.page === index),
  ]);
}

const placeOfPage = ({ number, kind }: PageChange): DocumentPlace | null =>
  kind === 'deleted' ? null : { kind: 'page', number };

function notesOfPage({ number: page, title, kind, movedFrom, isLayoutChanged }: PageChange): ChangeNote[] {
  const notes: ChangeNote[] = [];
  if (kind === 'added') notes.push({ key: 'pageAdded', page, title });
  if (kind === 'deleted') notes.push({ key: 'pageDeleted', page, title });
  if (movedFrom !== null) notes.push({ key: 'pageMoved', page, title, previous: movedFrom });
  if (isLayoutChanged) notes.push({ key: 'pageLayout', page, title });
  return notes;
}

function toObjectRows({ pages, objects }: PagesChange, from: number): ContentRow[] {
  return objects.flatMap(({ page: index, kind: change, type, name, before, after }, order) => {
    const page = pages[index];
    if (page === undefined) return [];
    return {
      kind: 'content',
      id: `object ${from + order}`,
      target: placeOfPage(page),
      place: { kind: 'object', page: page.number, change, type, name },
      before: toContent(before),
      after: toContent(after),
    };
  });
}

const toContent = (input: string | null): CellContent | null =>
  input === null ? null : { input, result: null };
