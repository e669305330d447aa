import { parseAddress } from '../workbook/area.ts';
import type { WorkbookEdit } from '../workbook/edits.ts';
import { type CellFormatPatch, defaultFormat } from '../workbook/style.ts';
import { findRuns, formatRuns, splitByRuns, type TextRange } from '../workbook/text-runs.ts';
import { type CellAddress, getCell, type Workbook } from '../workbook/workbook.ts';
import { getFirstSheet } from './cells.ts';

/** Writes a text into a cell of the first sheet; a part of it has a format of its own. */
export function createRichEdit(
  address: CellAddress,
  text: string,
  { range, patch }: { range: TextRange; patch: CellFormatPatch },
): WorkbookEdit {
  const runs = formatRuns({ text }, range, { patch, cellFormat: defaultFormat }) ?? [];
  return { kind: 'cells', sheet: 1, changes: [{ ...address, value: text, runs }] };
}

/** The text of a cell of the first sheet with its formatted parts marked: `one [bold: two]`. */
export function showRichText(workbook: Workbook, name: string): string {
  const cell = getCell(getFirstSheet(workbook), parseAddress(name) ?? { row: 0, column: 0 });
  const text = String(cell?.value ?? '');
  const runs = cell === undefined ? undefined : findRuns(cell);
  if (runs === undefined) return text;
  return splitByRuns(text, runs)
    .map(({ part, run: { format } }) => {
      if (format === null) return part;
      const { isBold, isItalic, isUnderlined, isStruck, raised, colour, size, font } = format;
      const words = [
        isBold ? 'bold' : '',
        isItalic ? 'italic' : '',
        isUnderlined ? 'underlined' : '',
        isStruck ? 'struck' : '',
        raised ?? '',
        colour ?? '',
        size === 11 ? '' : String(size),
        font === 'Calibri' ? '' : font,
      ];
      return `[${words.filter((word) => word !== '').join(',')}: ${part}]`;
    })
    .join('');
}
