import { contains, containsArea, isOneCell, overlaps, uniteAreas } from './area.ts';
import type { CellChange } from './edits.ts';
import { replaceCells } from './replace-cells.ts';
import { concatenateRuns, findRuns, type RichText } from './text-runs.ts';
import type { Area, Cell, Sheet } from './workbook.ts';

/** Merging keeps only the first cell; the content of the others is appended to it, so that no text is lost. */
export function mergeCells(sheet: Sheet, area: Area): Sheet {
  if (isOneCell(area)) return sheet;
  let mergedArea = area;
  for (const one of sheet.merges) if (overlaps(one, mergedArea)) mergedArea = uniteAreas(mergedArea, one);
  const first = { row: mergedArea.top, column: mergedArea.left };
  const otherTexts: RichText[] = [];
  const changes: CellChange[] = [];
  let firstCell: Cell | undefined = sheet.rows.get(first.row)?.cells.get(first.column);
  const rows = [...sheet.rows.keys()]
    .filter((row) => row >= mergedArea.top && row <= mergedArea.bottom)
    .sort((a, b) => a - b);
  for (const row of rows) {
    const cells = [...(sheet.rows.get(row)?.cells ?? [])].sort(([a], [b]) => a - b);
    for (const [column, cell] of cells) {
      if (!contains(mergedArea, { row, column }) || (cell.value === null && cell.formula === undefined))
        continue;
      if (row === first.row && column === first.column) continue;
      if (firstCell === undefined || firstCell.value === null) {
        firstCell = { ...cell, style: firstCell?.style ?? cell.style };
      } else if (typeof cell.value !== 'object')
        otherTexts.push({ text: String(cell.value), runs: findRuns(cell) });
      changes.push({ row, column, value: null });
    }
  }
  const merges = [...sheet.merges.filter((one) => !containsArea(mergedArea, one)), mergedArea];
  if (changes.length === 0) return { ...sheet, merges };
  const { value = null, formula } = firstCell ?? {};
  const isJoined = otherTexts.length > 0 && typeof value !== 'object';
  const texts: RichText[] = [{ text: String(value), runs: findRuns({ value, ...firstCell }) }];
  for (const other of otherTexts) texts.push({ text: ' ' }, other);
  const runs = concatenateRuns(texts);
  const mergedCell: CellChange = {
    ...first,
    value: isJoined ? texts.map(({ text }) => text).join('') : value,
    ...(formula === undefined || isJoined ? {} : { formula }),
    ...(runs === undefined ? {} : { runs }),
  };
  return { ...sheet, merges, rows: replaceCells(sheet, [...changes, mergedCell]) };
}
