import { readWorkbook } from '../format/read-workbook.ts';
import { parseAddress, parseArea } from '../workbook/area.ts';
import { applyEdit, type CellChange, createHistory, type Edit } from '../workbook/edits.ts';
import { type Area, getCell, type Sheet, type Value, type Workbook } from '../workbook/workbook.ts';
import { createWorkbookFile, richParts } from './rich-workbook.ts';

export const now = () => Date.UTC(2026, 10, 23, 12);

const emptyBytes = createWorkbookFile({
  ...richParts,
  'xl/worksheets/sheet1.xml':
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>',
  'xl/worksheets/_rels/sheet1.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
});

/** The first sheet of the rich workbook with only these cells; text that starts with `=` is a formula. */
export function createWorkbook(
  cells: Readonly<Record<string, Value | string>>,
  formulas: Pick<CellChange, 'intersects'> = {},
): Workbook {
  const changes = Object.entries(cells).map(([name, value]): CellChange => {
    const address = parseAddress(name) ?? { row: 0, column: 0 };
    return typeof value === 'string' && value.startsWith('=')
      ? { ...address, value: null, formula: value.slice(1), ...formulas }
      : { ...address, value };
  });
  return applyEdit(
    createHistory(readWorkbook(emptyBytes, now).workbook),
    { kind: 'cells', sheet: 1, changes },
    now,
  ).workbook;
}

/** In the first sheet. */
export function getValueAt(workbook: Workbook, name: string): Value | undefined {
  const [sheet] = workbook.sheets;
  const address = parseAddress(name);
  return sheet === undefined || address === null ? undefined : getCell(sheet, address)?.value;
}

export function applyAll(workbook: Workbook, ...edits: readonly Edit[]): Workbook {
  return edits.reduce((history, edit) => applyEdit(history, edit, now), createHistory(workbook)).workbook;
}

export function toArea(name: string): Area {
  const area = parseArea(name);
  if (area === null) throw new Error(`${name} is no area`);
  return area;
}

/** The first sheet of a workbook. */
export function getFirstSheet(workbook: Workbook): Sheet {
  const [sheet] = workbook.sheets;
  if (sheet === undefined) throw new Error('A workbook without sheets');
  return sheet;
}
