import './page/sheet.css';
import type { DocumentKind } from '../frame/page/document-kind.ts';
import type { Book } from './book/book.ts';
import { wordsOf } from './book/edit-words.ts';
import type { Edit } from './book/edits.ts';
import { catalogues } from './catalogues.ts';
import { SheetPage } from './page/SheetPage.tsx';
import type { BookWorker } from './worker/start-worker.ts';

/** Spreadsheets, as xlsx. */
export const sheetKind: DocumentKind<Edit, Book, BookWorker> = {
  component: 'Spreadsheet',
  catalogues,
  unchanged: { kind: 'nothing' },
  // A workbook is always written by the worker.
  needsWholeSave: () => true,
  wordsOf,
  Page: SheetPage,
};
