import { toLatinDigits } from '@redraft/sentences/digits';
import { hasDecimalComma } from '../formula/local-formulas.ts';
import type { CellChange, WorkbookEdit } from '../workbook/edits.ts';
import { parseEntry } from '../workbook/entry.ts';
import {
  type Area,
  type CellAddress,
  findColumnSpan,
  maxTextLength,
  type Sheet,
} from '../workbook/workbook.ts';
import type { CsvContent } from './read-csv.ts';

/** More cells would block the page, and take long to save. */
export const maxImportedCells = 200_000;

interface ImportTarget {
  sheet: Sheet;
  start: CellAddress;
  /** Of the reader, whose files are mostly written in it. */
  lang: string;
}

/** Writes the fields into the cells from an address on, as one step; null if there are too many. */
export function createImportEdit(
  { sheet, start, lang: readerLang }: ImportTarget,
  { rows, hasDecimalComma: isComma }: CsvContent,
): WorkbookEdit | null {
  if (rows.reduce((sum, fields) => sum + fields.length, 0) > maxImportedCells) return null;
  const { id } = sheet;
  const lang = hasDecimalComma(readerLang) === isComma ? readerLang : isComma ? 'de' : 'en-GB';
  const changes: CellChange[] = [];
  const formats = new Map<string, Area[]>();
  const widths = new Map<number, number>();
  for (const [rowIndex, fields] of rows.entries()) {
    for (const [columnIndex, field] of fields.entries()) {
      if (field === '') continue;
      const address = { row: start.row + rowIndex, column: start.column + columnIndex };
      const { value, format } = readField(field, lang);
      changes.push({ ...address, value });
      if (typeof value === 'number')
        widths.set(address.column, Math.max(widths.get(address.column) ?? 0, field.trim().length + 2));
      if (format !== undefined) addCell(formats, format, address);
    }
  }
  return {
    kind: 'many',
    edits: [
      { kind: 'cells', sheet: id, changes },
      ...[...formats].map(([format, areas]) => ({
        kind: 'look' as const,
        sheet: id,
        areas,
        patch: { format },
      })),
      ...[...widths].flatMap(([column, width]) => widenColumn(sheet, column, width)),
    ],
  };
}

/** A number or date that does not fit widens its column, unless the width was set explicitly. */
function widenColumn(sheet: Sheet, column: number, width: number): WorkbookEdit[] {
  const isWide = width <= (sheet.defaultWidth ?? 9.14) || findColumnSpan(sheet, column) !== undefined;
  return isWide
    ? []
    : [{ kind: 'size', sheet: sheet.id, axis: 'columns', from: column, to: column, size: width }];
}

/** What looks like a formula stays a text: a file from elsewhere must not calculate. Codes keep their leading zeros. */
function readField(field: string, lang: string): { value: CellChange['value']; format?: string } {
  const text = field.slice(0, maxTextLength);
  if (/^\s*[=@']/.test(text) || /^\s*[+-]?0\d/.test(toLatinDigits(text))) return { value: text };
  const { value, format } = parseEntry(text, { lang, format: 'General' });
  return { value, ...(format === undefined ? {} : { format }) };
}

/** Cells below each other form one area. */
function addCell(formats: Map<string, Area[]>, format: string, { row, column }: CellAddress): void {
  const areas = formats.get(format) ?? [];
  formats.set(format, areas);
  const above = areas.findLast((area) => area.left === column);
  if (above?.bottom === row - 1) above.bottom = row;
  else areas.push({ top: row, bottom: row, left: column, right: column });
}
