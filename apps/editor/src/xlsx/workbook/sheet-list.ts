import { defaultPageSetup } from './page-setup.ts';
import { recordStructureChange } from './shift.ts';
import { getSheet, replaceSheet, type Sheet, type Workbook } from './workbook.ts';

const emptySheet: Omit<Sheet, 'id' | 'name'> = {
  visibility: 'visible',
  colour: null,
  rows: new Map(),
  columns: [],
  defaultWidth: null,
  baseWidth: 8,
  defaultHeight: null,
  merges: [],
  frozen: { rows: 0, columns: 0 },
  notes: [],
  links: [],
  conditionalRules: [],
  validationRules: [],
  filters: [],
  drawings: [],
  pageSetup: defaultPageSetup,
  isRightToLeft: false,
  hasGridLines: true,
  isProtected: false,
  unsupported: [],
  structureLock: null,
  arrayRanges: [],
  isReadByOtherSheets: false,
};

export function addSheet(workbook: Workbook, { name, at }: { name: string; at: number }): Workbook {
  const sheet: Sheet = { ...emptySheet, id: workbook.nextSheetId, name };
  const sheets = [...workbook.sheets.slice(0, at), sheet, ...workbook.sheets.slice(at)];
  return { ...workbook, sheets, nextSheetId: workbook.nextSheetId + 1 };
}

export function removeSheet(workbook: Workbook, id: number): Workbook {
  const { name } = getSheet(workbook, id);
  const sheets = workbook.sheets.filter((one) => one.id !== id);
  const tables = workbook.tables.filter(({ sheet }) => sheet !== id);
  const names = workbook.definedNames.filter(({ sheet }) => sheet !== id);
  return recordStructureChange(
    { ...workbook, sheets, definedNames: names, tables },
    { kind: 'remove', sheet: id, name },
  );
}

export function renameSheet(workbook: Workbook, id: number, name: string): Workbook {
  const sheet = getSheet(workbook, id);
  if (sheet.name === name) return workbook;
  return recordStructureChange(replaceSheet(workbook, { ...sheet, name }), {
    kind: 'rename',
    sheet: id,
    from: sheet.name,
    to: name,
  });
}
