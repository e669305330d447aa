import './page/sheet.css';
import type { DocumentKind } from '../frame/page/document-kind.ts';
import { SheetPage } from './page/SheetPage.tsx';
import { listEditedTexts } from './workbook/edited-texts.ts';
import type { Edit } from './workbook/edits.ts';
import type { Workbook } from './workbook/workbook.ts';
import type { WorkbookWorker } from './worker/start-worker.ts';

/** Spreadsheets, as xlsx. */
export const sheetKind: DocumentKind<Edit, Workbook, WorkbookWorker> = {
  component: 'Spreadsheet',
  unchanged: { kind: 'nothing' },
  // Only the worker writes workbooks.
  needsWholeSave: () => true,
  wordsOf: listEditedTexts,
  Page: SheetPage,
};
