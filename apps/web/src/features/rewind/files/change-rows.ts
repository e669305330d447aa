import type { CellContent, FileChange, ObjectChange, PageChange, SheetChange } from '@redraft/contracts';
import type { DocumentPlace } from '@redraft/wopi';

/** A line in the table of changes: what became of a sheet or page as a whole, or the content of a cell or shape. */
export type ChangeRow = SentenceRow | ContentRow;

interface SentenceRow {
  kind: 'sentence';
  id: string;
  /** Null if it is gone, or concerns the whole file. */
  target: DocumentPlace | null;
  sentence: ChangeSentence;
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
export type ChangeSentence =
  | { key: 'sheetAdded' | 'sheetDeleted' | 'sheetMoved' | 'sheetLayout'; sheet: string }
  | { key: 'sheetRenamed'; sheet: string; previous: string }
  | { key: 'rowsInserted' | 'rowsDeleted'; sheet: string; count: number; row: number }
  | { key: 'recalculated' | 'formatted'; sheet: string; count: number }
  | { key: 'pageAdded' | 'pageDeleted' | 'pageLayout'; page: number; title: string | null }
  | { key: 'pageMoved'; page: number; title: string | null; previous: number }
  | { key: 'objects' | 'comments' | 'design' | 'tooLarge' | 'nothing' };

/** The lines of one save, by sheet or page. */
export function listChangeRows(change: FileChange): ChangeRow[] {
  if (change.kind === 'tooLarge') return [toSentenceRow({ key: 'tooLarge' })];
  const rows = change.kind === 'sheets' ? listSheetRows(change) : listPageRows(change);
  const others = change.others.map((key) => toSentenceRow({ key }));
  const all = [...rows, ...others];
  return all.length === 0 ? [toSentenceRow({ key: 'nothing' })] : all;
}

/** The lines for further cells or shapes of the same save. */
export function listContentRows(change: FileChange, from: number): ContentRow[] {
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

const toSentenceRow = (sentence: ChangeSentence, target: DocumentPlace | null = null): SentenceRow => ({
  kind: 'sentence',
  id: JSON.stringify(sentence),
  target,
  sentence,
});

type SheetsChange = Extract<FileChange, { kind: 'sheets' }>;
type PagesChange = Extract<FileChange, { kind: 'pages' }>;

function listSheetRows(change: SheetsChange): ChangeRow[] {
  const cells = toCellRows(change, 0);
  return change.sheets.flatMap((sheet) => [
    ...describeSheet(sheet).map((sentence) => toSentenceRow(sentence, placeOfSheet(sheet))),
    ...cells.filter(({ place }) => place.kind === 'cell' && place.sheet === sheet.name),
  ]);
}

const placeOfSheet = ({ name, kind }: SheetChange, cell: string | null = null): DocumentPlace | null =>
  kind === 'deleted' ? null : { kind: 'cell', sheet: name, cell };

function describeSheet({
  name: sheet,
  kind,
  previousName,
  isMoved,
  rows,
  formatted,
  recalculated,
  isLayoutChanged,
}: SheetChange): ChangeSentence[] {
  const sentences: ChangeSentence[] = [];
  if (kind === 'added') sentences.push({ key: 'sheetAdded', sheet });
  if (kind === 'deleted') sentences.push({ key: 'sheetDeleted', sheet });
  if (previousName !== null) sentences.push({ key: 'sheetRenamed', sheet, previous: previousName });
  if (isMoved) sentences.push({ key: 'sheetMoved', sheet });
  if (rows !== null) {
    const { at: row, count } = rows;
    sentences.push({ key: count > 0 ? 'rowsInserted' : 'rowsDeleted', sheet, row, count: Math.abs(count) });
  }
  if (formatted > 0) sentences.push({ key: 'formatted', sheet, count: formatted });
  if (recalculated > 0) sentences.push({ key: 'recalculated', sheet, count: recalculated });
  if (isLayoutChanged && kind === 'changed') sentences.push({ key: 'sheetLayout', sheet });
  return sentences;
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
    ...describePage(page).map((sentence) => toSentenceRow(sentence, placeOfPage(page))),
    ...objects.filter((_row, order) => change.objects[order]?.page === index),
  ]);
}

const placeOfPage = ({ number, kind }: PageChange): DocumentPlace | null =>
  kind === 'deleted' ? null : { kind: 'page', number };

function describePage({
  number: page,
  title,
  kind,
  movedFrom,
  isLayoutChanged,
}: PageChange): ChangeSentence[] {
  const sentences: ChangeSentence[] = [];
  if (kind === 'added') sentences.push({ key: 'pageAdded', page, title });
  if (kind === 'deleted') sentences.push({ key: 'pageDeleted', page, title });
  if (movedFrom !== null) sentences.push({ key: 'pageMoved', page, title, previous: movedFrom });
  if (isLayoutChanged) sentences.push({ key: 'pageLayout', page, title });
  return sentences;
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
