import type { DocumentForm } from '../../frame/worker/document-form.ts';
import { areaName } from '../book/area.ts';
import type { Book } from '../book/book.ts';
import { applyEdit, begun, type Edit, type History } from '../book/edits.ts';
import { mergeBooks } from '../book/merge-books.ts';
import { linesOf } from '../book/written-lines.ts';
import type { OpenedBook } from '../format/opened-book.ts';
import { readBook } from '../format/read-book.ts';
import { writeBook } from '../format/write-book.ts';
import { calculated } from '../formula/calculate.ts';

/** A workbook in the worker: as it was opened, and as it is now. */
export interface BookDocument {
  opened: OpenedBook;
  history: History;
}

/** What a worker has to know of workbooks. */
export function bookForm(now: () => number): DocumentForm<Edit, BookDocument, Book> {
  return {
    read: async (bytes) => {
      const opened = readBook(bytes, now);
      return { opened, history: begun(opened.book) };
    },
    write: async ({ opened, history }) => writeBook(opened, history.book),
    apply: (document, edit) => ({ ...document, history: applyEdit(document.history, edit, now) }),
    canPassOver,
    contentOf: ({ history }) => history.book,
    withContent: (document, book) => ({ ...document, history: begun(book) }),
    linesOf: ({ history }) => linesOf(history.book),
    isSame: (one, other) => formOf(one.history.book) === formOf(other.history.book),
    merge: ({ base, mine, theirs }) => {
      const merged = mergeBooks({
        base: base.history.book,
        mine: mine.history.book,
        theirs: theirs.history.book,
      });
      return { opened: theirs.opened, history: begun(calculated(merged, { kind: 'all' }, now)) };
    },
  };
}

const staysInPlace: ReadonlySet<string> = new Set<Edit['kind']>([
  ...(['cells', 'look', 'plain', 'borders', 'size', 'hide', 'freeze', 'note'] as const),
  ...(['renameSheet', 'colourSheet', 'showSheet', 'nothing'] as const),
]);

/** Cells are named by their places, and a step back by what was done before it. */
function canPassOver(edit: Edit, following: readonly { kind: string }[]): boolean {
  return staysInPlace.has(edit.kind) && !following.some(({ kind }) => kind === 'undo' || kind === 'redo');
}

/** All that a person sees of a workbook; what formulas gave may be of another moment. */
function formOf({ sheets, styles, names }: Book): string {
  const shown = sheets.map(({ rows, columns, notes, name, visibility, colour, merges, frozen }) => ({
    name,
    visibility,
    colour,
    merges: merges.map(areaName).sort(),
    frozen,
    columns: columns.map(({ from, to, width, isHidden }) => [from, to, width, isHidden]),
    notes: notes.map(({ row, column, author, text }) => JSON.stringify([row, column, author, text])).sort(),
    rows: [...rows]
      .filter(([, { cells, height, isHidden }]) => cells.size > 0 || height !== null || isHidden)
      .sort(([a], [b]) => a - b)
      .map(([at, { cells, height, isHidden }]) => [
        at,
        height,
        isHidden,
        [...cells]
          .sort(([a], [b]) => a - b)
          .map(([column, { value, formula, style }]) => [column, formula ?? value, styles[style]?.format]),
      ]),
  }));
  return JSON.stringify([shown, names.map(({ name, sheet, formula }) => [name, sheet, formula])]);
}
