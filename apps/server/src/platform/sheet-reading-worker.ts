import { defaultZipLimits, readZip } from '@redraft/documents';
import ExcelJS from 'exceljs';

const mebibyte = 1024 * 1024;
const zipLimits = { ...defaultZipLimits, maxBytes: 4 * mebibyte, maxInflated: 48 * mebibyte };
/** More than a class with each of its texts in a row has, so that a sheet with a cell in its last row is no work. */
const most = { rows: 20_000, columns: 500 };

/** The first sheet of a workbook as text; runs in a thread of its own. */
export default async function read({ bytes }: { bytes: Uint8Array }): Promise<string[][]> {
  readZip(bytes, zipLimits);
  const workbook = new ExcelJS.Workbook();
  // Boundary: the library's own idea of a Buffer.
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ExcelJS.Buffer);
  const sheet = workbook.worksheets[0];
  if (!sheet) return [];
  const width = Math.min(sheet.columnCount, most.columns);
  return Array.from({ length: Math.min(sheet.rowCount, most.rows) }, (_, index) => {
    const row = sheet.getRow(index + 1);
    return Array.from({ length: width }, (_none, column) => textOf(row.getCell(column + 1)));
  });
}

/** Numbers with a point, whatever the workbook shows them as; a formula as what it came to. */
function textOf(cell: ExcelJS.Cell): string {
  const value = cell.result ?? cell.value;
  return typeof value === 'number' ? String(value) : cell.text;
}
