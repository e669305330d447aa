import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { toWallTime } from '@redraft/calendar';
import writeExcelFile, { type CellObject, type Feature, type Sheet } from 'write-excel-file/node';
import { convertDateToSerialNumber, getCellAddress } from 'write-excel-file/utility';

/** Values of cells: `moment` in milliseconds since 1970, `day` as yyyy-MM-dd, `duration` in seconds. */
export type SheetColumn = { header: string; width: number } & (
  | { type: 'text' | 'number' | 'whole' | 'day' | 'duration' | 'truth' }
  // Workbooks do not store time zones: the header names the zone.
  | { type: 'moment'; zone: string }
);
export type Cell = string | number | boolean | null;

export type SheetPart =
  | { kind: 'sheet'; name: string; columns: readonly SheetColumn[] }
  | { kind: 'rows'; rows: Cell[][] }
  | { kind: 'end' };

export interface WorkbookWork {
  /** Sheets in order, each followed by its rows. */
  parts: MessagePort;
}

/** The library's type for images, which it does not export. */
type FileContent = Stream | Buffer | Blob;

type OpenSheet = Sheet<FileContent> & { typed: readonly SheetColumn[] };

/** Text has the format `@` so that, even after editing, a cell that begins with `=` does not become a formula. */
const formats = {
  text: '@',
  number: '0.##',
  whole: '0',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
  duration: '[h]:mm:ss',
  truth: 'General',
} satisfies Record<SheetColumn['type'], string>;
const secondsOfDay = 86_400;
/** Excel's limit for the text of a cell. */
const maxTextLength = 32_767;

/** Runs in a worker thread. */
export default async function write({ parts }: WorkbookWork): Promise<Uint8Array> {
  const sheets: OpenSheet[] = [];
  try {
    await gather(parts, sheets);
  } finally {
    parts.close();
  }
  return writeExcelFile(sheets, { features: [filters] }).toBuffer();
}

function gather(parts: MessagePort, sheets: OpenSheet[]): Promise<void> {
  return new Promise((resolve, reject) => {
    parts.on('message', (part: SheetPart) => {
      try {
        if (part.kind === 'end') resolve();
        else if (part.kind === 'sheet') sheets.push(openSheet(part));
        else addRows(sheets.at(-1), part.rows);
      } catch (error) {
        reject(error);
      }
    });
    // The thread that supplies the rows has failed or closed the port.
    parts.on('close', () => reject(new Error('The rows of a workbook ended before their end')));
  });
}

function openSheet({ name, columns }: Extract<SheetPart, { kind: 'sheet' }>): OpenSheet {
  const head = columns.map(
    ({ header }): CellObject => ({
      value: toText(header),
      type: String,
      fontWeight: 'bold',
      alignVertical: 'top',
      wrap: true,
    }),
  );
  return {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    data: [head],
    stickyRowsCount: 1,
    typed: columns,
  };
}

function addRows(sheet: OpenSheet | undefined, rows: Cell[][]): void {
  if (sheet === undefined) throw new Error('Rows came before their sheet');
  for (const row of rows) {
    sheet.data.push(
      row.map((cell, index) => {
        const column = sheet.typed[index];
        return column === undefined || cell === null ? null : toCell(cell, column);
      }),
    );
  }
}

function toCell(cell: string | number | boolean, column: SheetColumn): CellObject {
  const format = formats[column.type];
  switch (column.type) {
    case 'moment':
      return { value: toDays(toWallTime(Number(cell), column.zone)), type: Number, format };
    case 'day':
      return { value: toDays(Date.parse(`${String(cell)}T00:00:00Z`)), type: Number, format };
    case 'duration':
      return { value: Number(cell) / secondsOfDay, type: Number, format };
    case 'text':
      return { value: toText(String(cell)), type: String, format };
    case 'truth':
      return { value: Boolean(cell), type: Boolean };
    default:
      return { value: Number(cell), type: Number, format };
  }
}

/** As a serial date (ECMA-376 part 1, 18.17.4.1). */
function toDays(milliseconds: number): number {
  return convertDateToSerialNumber(new Date(milliseconds));
}

function toText(text: string): string {
  // Characters that XML 1.0 does not allow would make the workbook unreadable.
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .slice(0, maxTextLength);
}

/** A filter on the header row of each sheet; `autoFilter` comes right after `sheetData` (CT_Worksheet). */
const filters: Feature<FileContent> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, { columns = [] }) =>
          xml.replace(
            '</sheetData>',
            `</sheetData><autoFilter ref="A1:${getCellAddress(0, Math.max(0, columns.length - 1))}"/>`,
          ),
      },
    },
  },
};
