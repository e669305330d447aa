import { formatAt } from '../editing/workbook-editing.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellChange, WorkbookEdit } from '../workbook/edits.ts';
import { parseEntry, typedText } from '../workbook/entry.ts';
import { type CellAddress, cellAt, type Sheet, type Workbook } from '../workbook/workbook.ts';

export interface Match extends CellAddress {
  sheet: number;
}

interface CellQuery {
  query: string;
  isExact: boolean;
  isWord: boolean;
}

/** Cells whose display or content matches: sheet by sheet, row by row. */
export function findCells(workbook: Workbook, { query, isExact, isWord }: CellQuery, lang: string): Match[] {
  if (query === '') return [];
  const pattern = patternOf({ query, isExact, isWord });
  return workbook.sheets
    .filter(({ visibility }) => visibility === 'visible')
    .flatMap((sheet) => inSheet(workbook, sheet, pattern, lang));
}

function inSheet(workbook: Workbook, sheet: Sheet, pattern: RegExp, lang: string): Match[] {
  const found: Match[] = [];
  for (const row of [...sheet.rows.keys()].sort((a, b) => a - b)) {
    const cells = sheet.rows.get(row)?.cells ?? new Map();
    for (const column of [...cells.keys()].sort((a, b) => a - b)) {
      const place = { row, column };
      const cell = cellAt(sheet, place);
      if (cell === undefined || (cell.value === null && cell.formula === undefined)) continue;
      const format = formatAt(workbook, sheet, place);
      const isThere =
        test(pattern, formatCell(cell, format, { lang, is1904: workbook.is1904 }).text) ||
        test(pattern, typedText(cell, format, lang));
      if (isThere) found.push({ sheet: sheet.id, ...place });
    }
  }
  return found;
}

const test = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};

function patternOf({ query, isExact, isWord }: CellQuery): RegExp {
  const plain = query.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const whole = isWord ? `(?<![\\p{L}\\p{N}_])${plain}(?![\\p{L}\\p{N}_])` : plain;
  return new RegExp(whole, isExact ? 'gu' : 'giu');
}

/** Replaces matches in cells as one edit; null if nothing changes. */
export function replaceIn(
  workbook: Workbook,
  matches: readonly Match[],
  options: CellQuery & { words: string; lang: string },
): WorkbookEdit | null {
  const pattern = patternOf(options);
  const edits = new Map<number, CellChange[]>();
  for (const { sheet: id, row, column } of matches) {
    const sheet = workbook.sheets.find((one) => one.id === id);
    const cell = sheet === undefined ? undefined : cellAt(sheet, { row, column });
    if (sheet === undefined || cell === undefined) continue;
    const format = formatAt(workbook, sheet, { row, column });
    const before = typedText(cell, format, options.lang);
    const after = before.replace(pattern, () => options.words);
    if (after === before) continue;
    const { value, formula } = parseEntry(after, { lang: options.lang, format: format.format });
    edits.set(id, [
      ...(edits.get(id) ?? []),
      { row, column, value, ...(formula === undefined ? {} : { formula }) },
    ]);
  }
  if (edits.size === 0) return null;
  return { kind: 'many', edits: [...edits].map(([sheet, changes]) => ({ kind: 'cells', sheet, changes })) };
}
