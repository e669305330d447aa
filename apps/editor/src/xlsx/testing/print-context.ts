import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { getColumnSizes, getRowSizes } from '../grid/row-and-column-sizes.ts';
import type { Sheet, Workbook } from '../workbook/workbook.ts';
import { now } from './cells.ts';

/** What drawing and printing a sheet need; each character of the texts is 10 pixels wide. */
export const createPrintContext = (workbook: Workbook, sheet: Sheet) => ({
  workbook,
  sheet,
  styles: workbook.styles,
  rows: getRowSizes(workbook, sheet, 100),
  columns: getColumnSizes(workbook, sheet),
  lang: 'en',
  is1904: false,
  textWidth: (text: string) => text.length * 10,
  conditionalFormats: createConditionalFormats(workbook, sheet, now),
});
