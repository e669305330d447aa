import { toEditableContent, toEntryRuns } from '../editing/rich-entry.ts';
import { formatAt, readEntryAt } from '../editing/workbook-editing.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellChange, WorkbookEdit } from '../workbook/edits.ts';
import { toEditableText } from '../workbook/entry.ts';
import { replaceMatches } from '../workbook/text-runs.ts';
import { type CellAddress, getCell, type Sheet, type Workbook } from '../workbook/workbook.ts';

export interface Match extends CellAddress {
  sheet: number;
}

interface CellQuery {
  query: string;
  isCaseSensitive: boolean;
  isWholeWord: boolean;
}

/** Cells whose display or content matches: sheet by sheet, row by row. */
export function findCells(
  workbook: Workbook,
  { query, isCaseSensitive, isWholeWord }: CellQuery,
  lang: string,
): Match[] {
  if (query === '') return [];
  const pattern = createPattern({ query, isCaseSensitive, isWholeWord });
  return workbook.sheets
    .filter(({ visibility }) => visibility === 'visible')
    .flatMap((sheet) => findInSheet(workbook, sheet, pattern, lang));
}

function findInSheet(workbook: Workbook, sheet: Sheet, pattern: RegExp, lang: string): Match[] {
  const found: Match[] = [];
  for (const row of [...sheet.rows.keys()].sort((a, b) => a - b)) {
    const cells = sheet.rows.get(row)?.cells ?? new Map();
    for (const column of [...cells.keys()].sort((a, b) => a - b)) {
      const address = { row, column };
      const cell = getCell(sheet, address);
      if (cell === undefined || (cell.value === null && cell.formula === undefined)) continue;
      const format = formatAt(workbook, sheet, address);
      const isMatch =
        matchesPattern(pattern, formatCell(cell, format, { lang, is1904: workbook.is1904 }).text) ||
        matchesPattern(pattern, toEditableText(cell, format, lang));
      if (isMatch) found.push({ sheet: sheet.id, ...address });
    }
  }
  return found;
}

const matchesPattern = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};

function createPattern({ query, isCaseSensitive, isWholeWord }: CellQuery): RegExp {
  const escaped = query.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const wordPattern = isWholeWord ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped;
  return new RegExp(wordPattern, isCaseSensitive ? 'gu' : 'giu');
}

/** Replaces matches in cells as one edit; null if nothing changes. */
export function createReplaceEdit(
  workbook: Workbook,
  matches: readonly Match[],
  options: CellQuery & { replacement: string; lang: string },
): WorkbookEdit | null {
  const pattern = createPattern(options);
  const edits = new Map<number, CellChange[]>();
  for (const { sheet: id, row, column } of matches) {
    const sheet = workbook.sheets.find((one) => one.id === id);
    const cell = sheet === undefined ? undefined : getCell(sheet, { row, column });
    if (sheet === undefined || cell === undefined) continue;
    const format = formatAt(workbook, sheet, { row, column });
    const before = toEditableContent(cell, format, options.lang);
    const after = replaceMatches(before, pattern, options.replacement);
    if (after.text === before.text) continue;
    const { value, formula } = readEntryAt(after.text, options.lang, {
      workbook,
      sheet,
      address: { row, column },
    });
    const runs = toEntryRuns(after, value);
    const change: CellChange = {
      row,
      column,
      value,
      ...(formula === undefined ? {} : { formula }),
      ...(runs === undefined ? {} : { runs }),
    };
    edits.set(id, [...(edits.get(id) ?? []), change]);
  }
  if (edits.size === 0) return null;
  return { kind: 'many', edits: [...edits].map(([sheet, changes]) => ({ kind: 'cells', sheet, changes })) };
}
