import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MessagePort } from 'node:worker_threads';
import { wallTimeOf } from '@redraft/calendar';
import ExcelJS from 'exceljs';

/** Of a cell: `moment` in milliseconds since 1970, `day` as yyyy-MM-dd, `duration` in seconds. */
export type SheetColumn = { header: string; width: number } & (
  | { type: 'text' | 'number' | 'whole' | 'day' | 'duration' | 'truth' }
  // A workbook knows no zones: the header says from which clock the times were read.
  | { type: 'moment'; zone: string }
);
export type Cell = string | number | boolean | null;

export type SheetPart =
  | { kind: 'sheet'; name: string; columns: readonly SheetColumn[] }
  | { kind: 'rows'; rows: Cell[][] }
  | { kind: 'end' };

export interface WorkbookWork {
  /** Sheets in their order, each with its rows behind it. */
  parts: MessagePort;
}

/** Text is text (`@`) also once somebody has edited the cell: what begins with `=` never becomes a formula. */
const formats: Record<SheetColumn['type'], string> = {
  text: '@',
  number: '0.##',
  whole: '0',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
  duration: '[h]:mm:ss',
  truth: 'General',
};
const secondsOfDay = 86_400;
/** A cell holds no more. */
const longestText = 32_767;

/** Runs in a thread of its own, and writes each row as it comes. */
export default async function write({ parts }: WorkbookWork): Promise<Uint8Array> {
  const stream = new PassThrough();
  const file = buffer(stream);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: true,
  });
  try {
    await writeParts(workbook, parts);
  } finally {
    parts.close();
  }
  await workbook.commit();
  return file;
}

function writeParts(workbook: ExcelJS.stream.xlsx.WorkbookWriter, parts: MessagePort): Promise<void> {
  let columns: readonly SheetColumn[] = [];
  let sheet: ExcelJS.Worksheet | null = null;
  return new Promise((resolve, reject) => {
    const take = (part: SheetPart) => {
      if (part.kind === 'rows') {
        for (const row of part.rows) sheet?.addRow(toCells(row, columns)).commit();
        return;
      }
      sheet?.commit();
      if (part.kind === 'end') return resolve();
      columns = part.columns;
      sheet = addSheet(workbook, part);
    };
    parts.on('message', (part: SheetPart) => {
      try {
        take(part);
      } catch (error) {
        reject(error);
      }
    });
    // Whoever gathers the rows has failed, or gone.
    parts.on('close', () => reject(new Error('The rows of a workbook ended before their end')));
  });
}

function addSheet(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  { name, columns }: Extract<SheetPart, { kind: 'sheet' }>,
): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ width, type }) => ({ width, style: { numFmt: formats[type] } }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const head = sheet.addRow(columns.map(({ header }) => toText(header)));
  head.font = { bold: true };
  head.alignment = { vertical: 'top', wrapText: true };
  head.commit();
  return sheet;
}

function toCells(row: readonly Cell[], columns: readonly SheetColumn[]): ExcelJS.CellValue[] {
  return row.map((cell, index) => {
    const column = columns[index];
    return column === undefined ? null : toCell(cell, column);
  });
}

/** A workbook's dates are read as UTC: the wall clock's figures are handed over as if they were. */
function toCell(cell: Cell, column: SheetColumn): ExcelJS.CellValue {
  if (cell === null) return null;
  switch (column.type) {
    case 'moment':
      return new Date(wallTimeOf(Number(cell), column.zone));
    case 'day':
      return new Date(`${String(cell)}T00:00:00Z`);
    case 'duration':
      return Number(cell) / secondsOfDay;
    case 'text':
      return toText(String(cell));
    default:
      return cell;
  }
}

function toText(text: string): string {
  // Characters that XML 1.0 does not know would make the whole workbook unreadable.
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .slice(0, longestText);
}
