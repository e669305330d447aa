import { parseAddress } from '../workbook/area.ts';
import { findRuns, splitByRuns } from '../workbook/text-runs.ts';
import { getCell, type Workbook } from '../workbook/workbook.ts';
import { getFirstSheet } from './cells.ts';

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
