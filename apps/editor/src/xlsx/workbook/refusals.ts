import { contains, overlaps } from './area.ts';
import { breaksArray, findArrayRefusal, hasArrayResults } from './array-cells.ts';
import { isValidName } from './defined-names.ts';
import type { WorkbookEdit } from './edits.ts';
import { breaksTable } from './tables.ts';
import {
  type Area,
  type CellAddress,
  computeUsedArea,
  getSheet,
  getStyle,
  lastColumn,
  lastRow,
  maxTextLength,
  type Sheet,
  type Shift,
  type StructureLock,
  type Workbook,
} from './workbook.ts';

/** Reasons why an edit is rejected: each has its own message. */
export type Refusal =
  | {
      reason:
        | 'locked'
        | 'block'
        | 'bookLocked'
        | 'full'
        | 'tooLong'
        | 'lastSheet'
        | 'readElsewhere'
        | 'mergedRows'
        | 'tablePart'
        | 'badName'
        | 'thread';
    }
  | { reason: 'spilled'; place: CellAddress }
  | { reason: 'name'; problem: NameProblem }
  | { reason: 'fixed'; lock: StructureLock };
export type NameProblem = 'empty' | 'long' | 'sign' | 'taken';

/** Null if the edit is allowed. */
export function findRefusal(workbook: Workbook, edit: WorkbookEdit): Refusal | null {
  switch (edit.kind) {
    case 'many':
      return edit.edits.reduce<Refusal | null>((found, one) => found ?? findRefusal(workbook, one), null);
    case 'addSheet':
      return workbook.isStructureLocked
        ? { reason: 'bookLocked' }
        : findNameRefusal(workbook, edit.name, null);
    case 'renameSheet':
      return workbook.isStructureLocked
        ? { reason: 'bookLocked' }
        : findNameRefusal(workbook, edit.name, edit.sheet);
    case 'removeSheet':
    case 'showSheet':
      return findSheetListRefusal(workbook, edit);
    case 'name':
      return edit.formula === null || isValidName(edit.name) ? null : { reason: 'badName' };
    case 'moveSheet':
    case 'colourSheet':
      return workbook.isStructureLocked ? { reason: 'bookLocked' } : null;
    default:
      return findRefusalOnSheet(getSheet(workbook, edit.sheet), edit, workbook);
  }
}

function findSheetListRefusal(
  workbook: Workbook,
  edit: Extract<WorkbookEdit, { kind: 'removeSheet' | 'showSheet' }>,
): Refusal | null {
  if (workbook.isStructureLocked) return { reason: 'bookLocked' };
  if (edit.kind === 'showSheet' && !edit.isHidden) return null;
  const isLast = !workbook.sheets.some(({ id, visibility }) => id !== edit.sheet && visibility === 'visible');
  if (isLast) return { reason: 'lastSheet' };
  const isReferenced = edit.kind === 'removeSheet' && getSheet(workbook, edit.sheet).isReadByOtherSheets;
  return isReferenced ? { reason: 'readElsewhere' } : null;
}

function findNameRefusal(workbook: Workbook, name: string, ownId: number | null): Refusal | null {
  const problem = findNameProblem(workbook, name, ownId);
  return problem === null ? null : { reason: 'name', problem };
}

export function findNameProblem(workbook: Workbook, name: string, ownId: number | null): NameProblem | null {
  if (name.trim() === '') return 'empty';
  if (name.length > 31) return 'long';
  if (/[\\/?*[\]:\p{Cc}]/u.test(name) || name.startsWith("'") || name.endsWith("'")) return 'sign';
  const isTaken = workbook.sheets.some(
    (one) => one.id !== ownId && one.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? 'taken' : null;
}

type SheetEdit = Extract<WorkbookEdit, { sheet: number }>;

function findRefusalOnSheet(sheet: Sheet, edit: SheetEdit, workbook: Workbook): Refusal | null {
  switch (edit.kind) {
    case 'cells':
      for (const { row, column, value, formula } of edit.changes) {
        if (row > lastRow || column > lastColumn) return { reason: 'full' };
        if (sheet.isProtected && workbook.styles[getStyle(sheet, { row, column })]?.format.isLocked !== false)
          return { reason: 'locked' };
        if (sheet.arrayRanges.some((block) => contains(block, { row, column }))) return { reason: 'block' };
        if ((typeof value === 'string' && value.length > maxTextLength) || (formula?.length ?? 0) > 8192)
          return { reason: 'tooLong' };
      }
      return findArrayRefusal(sheet, edit.changes);
    case 'shift':
      return findShiftRefusal(sheet, edit.shift, workbook);
    case 'merge':
    case 'sort':
      if (sheet.isProtected) return { reason: 'locked' };
      if (sheet.arrayRanges.some((block) => overlaps(block, edit.area)) || hasArrayResults(sheet, edit.area))
        return { reason: 'block' };
      return edit.kind === 'sort' && hasMerges(sheet, edit.area) ? { reason: 'mergedRows' } : null;
    case 'note':
      if (sheet.unsupported.includes('thread')) return { reason: 'thread' };
      return sheet.isProtected ? { reason: 'locked' } : null;
    default:
      return sheet.isProtected ? { reason: 'locked' } : null;
  }
}

const hasMerges = (sheet: Sheet, area: Area): boolean => sheet.merges.some((one) => overlaps(one, area));

function findShiftRefusal(sheet: Sheet, shift: Shift, { tables }: Workbook): Refusal | null {
  const { axis, at, count } = shift;
  if (sheet.structureLock !== null) return { reason: 'fixed', lock: sheet.structureLock };
  if (tables.some((table) => table.sheet === sheet.id && breaksTable(table, shift)))
    return { reason: 'tablePart' };
  if (breaksArray(sheet, shift)) return { reason: 'block' };
  const used = computeUsedArea(sheet);
  if (used === null || count <= 0) return null;
  const [lastUsed, last] = axis === 'rows' ? [used.bottom, lastRow] : [used.right, lastColumn];
  return lastUsed >= at && lastUsed + count > last ? { reason: 'full' } : null;
}
