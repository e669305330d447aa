import { contains, overlaps } from './area.ts';
import type { WorkbookEdit } from './edits.ts';
import {
  type Area,
  type FreezePanes,
  lastColumn,
  lastRow,
  maxTextLength,
  type Sheet,
  sheetOf,
  styleAt,
  usedArea,
  type Workbook,
} from './workbook.ts';

/** Reasons why an edit is rejected: each has its own message. */
export type Refusal =
  | {
      because:
        | 'locked'
        | 'block'
        | 'bookLocked'
        | 'full'
        | 'tooLong'
        | 'lastSheet'
        | 'readElsewhere'
        | 'mergedRows'
        | 'thread';
    }
  | { because: 'name'; problem: NameProblem }
  | { because: 'fixed'; fixed: FreezePanes };
export type NameProblem = 'empty' | 'long' | 'sign' | 'taken';

/** Null if the edit is allowed. */
export function refusalOf(workbook: Workbook, edit: WorkbookEdit): Refusal | null {
  switch (edit.kind) {
    case 'many':
      return edit.edits.reduce<Refusal | null>((found, one) => found ?? refusalOf(workbook, one), null);
    case 'addSheet':
      return workbook.isLocked ? { because: 'bookLocked' } : named(workbook, edit.name, null);
    case 'renameSheet':
      return workbook.isLocked ? { because: 'bookLocked' } : named(workbook, edit.name, edit.sheet);
    case 'removeSheet':
    case 'showSheet':
      return sheetRefusal(workbook, edit);
    case 'moveSheet':
    case 'colourSheet':
      return workbook.isLocked ? { because: 'bookLocked' } : null;
    default:
      return onSheet(sheetOf(workbook, edit.sheet), edit, workbook);
  }
}

function sheetRefusal(
  workbook: Workbook,
  edit: Extract<WorkbookEdit, { kind: 'removeSheet' | 'showSheet' }>,
): Refusal | null {
  if (workbook.isLocked) return { because: 'bookLocked' };
  if (edit.kind === 'showSheet' && !edit.isHidden) return null;
  const isLast = !workbook.sheets.some(({ id, visibility }) => id !== edit.sheet && visibility === 'visible');
  if (isLast) return { because: 'lastSheet' };
  const isRead = edit.kind === 'removeSheet' && sheetOf(workbook, edit.sheet).isReadElsewhere;
  return isRead ? { because: 'readElsewhere' } : null;
}

function named(workbook: Workbook, name: string, own: number | null): Refusal | null {
  const problem = nameProblem(workbook, name, own);
  return problem === null ? null : { because: 'name', problem };
}

export function nameProblem(workbook: Workbook, name: string, own: number | null): NameProblem | null {
  if (name.trim() === '') return 'empty';
  if (name.length > 31) return 'long';
  if (/[\\/?*[\]:]/.test(name) || name.startsWith("'") || name.endsWith("'")) return 'sign';
  const isTaken = workbook.sheets.some(
    (one) => one.id !== own && one.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? 'taken' : null;
}

type OnSheet = Extract<WorkbookEdit, { sheet: number }>;

function onSheet(sheet: Sheet, edit: OnSheet, workbook: Workbook): Refusal | null {
  switch (edit.kind) {
    case 'cells':
      for (const { row, column, value, formula } of edit.changes) {
        if (row > lastRow || column > lastColumn) return { because: 'full' };
        if (sheet.isProtected && workbook.styles[styleAt(sheet, { row, column })]?.format.isLocked !== false)
          return { because: 'locked' };
        if (sheet.blocks.some((block) => contains(block, { row, column }))) return { because: 'block' };
        if ((typeof value === 'string' && value.length > maxTextLength) || (formula?.length ?? 0) > 8192)
          return { because: 'tooLong' };
      }
      return null;
    case 'shift':
      return shiftRefusal(sheet, edit.shift);
    case 'merge':
    case 'sort':
      if (sheet.isProtected) return { because: 'locked' };
      if (sheet.blocks.some((block) => overlaps(block, edit.area))) return { because: 'block' };
      return edit.kind === 'sort' && hasMerges(sheet, edit.area) ? { because: 'mergedRows' } : null;
    case 'note':
      if (sheet.unsupported.includes('thread')) return { because: 'thread' };
      return sheet.isProtected ? { because: 'locked' } : null;
    default:
      return sheet.isProtected ? { because: 'locked' } : null;
  }
}

const hasMerges = (sheet: Sheet, area: Area): boolean => sheet.merges.some((one) => overlaps(one, area));

function shiftRefusal(
  sheet: Sheet,
  { axis, at, count }: Extract<OnSheet, { kind: 'shift' }>['shift'],
): Refusal | null {
  if (sheet.fixedBecause !== null) return { because: 'fixed', fixed: sheet.fixedBecause };
  const used = usedArea(sheet);
  if (used === null || count <= 0) return null;
  const [end, last] = axis === 'rows' ? [used.bottom, lastRow] : [used.right, lastColumn];
  return end >= at && end + count > last ? { because: 'full' } : null;
}
