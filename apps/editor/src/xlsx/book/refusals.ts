import { holds, overlaps } from './area.ts';
import {
  type Area,
  type Book,
  type Fixed,
  lastColumn,
  lastRow,
  maxTextLength,
  type Sheet,
  sheetOf,
  styleAt,
  usedArea,
} from './book.ts';
import type { BookEdit } from './edits.ts';

/** Why something cannot be done: each has a sentence of its own. */
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
  | { because: 'fixed'; fixed: Fixed };
export type NameProblem = 'empty' | 'long' | 'sign' | 'taken';

/** Null where the edit can be done. */
export function refusalOf(book: Book, edit: BookEdit): Refusal | null {
  switch (edit.kind) {
    case 'many':
      return edit.edits.reduce<Refusal | null>((found, one) => found ?? refusalOf(book, one), null);
    case 'addSheet':
      return book.isLocked ? { because: 'bookLocked' } : named(book, edit.name, null);
    case 'renameSheet':
      return book.isLocked ? { because: 'bookLocked' } : named(book, edit.name, edit.sheet);
    case 'removeSheet':
    case 'showSheet':
      return ofSheetAsWhole(book, edit);
    case 'moveSheet':
    case 'colourSheet':
      return book.isLocked ? { because: 'bookLocked' } : null;
    default:
      return onSheet(sheetOf(book, edit.sheet), edit, book);
  }
}

function ofSheetAsWhole(
  book: Book,
  edit: Extract<BookEdit, { kind: 'removeSheet' | 'showSheet' }>,
): Refusal | null {
  if (book.isLocked) return { because: 'bookLocked' };
  if (edit.kind === 'showSheet' && !edit.isHidden) return null;
  const isLast = !book.sheets.some(({ id, visibility }) => id !== edit.sheet && visibility === 'visible');
  if (isLast) return { because: 'lastSheet' };
  const isRead = edit.kind === 'removeSheet' && sheetOf(book, edit.sheet).isReadElsewhere;
  return isRead ? { because: 'readElsewhere' } : null;
}

function named(book: Book, name: string, own: number | null): Refusal | null {
  const problem = nameProblem(book, name, own);
  return problem === null ? null : { because: 'name', problem };
}

export function nameProblem(book: Book, name: string, own: number | null): NameProblem | null {
  if (name.trim() === '') return 'empty';
  if (name.length > 31) return 'long';
  if (/[\\/?*[\]:]/.test(name) || name.startsWith("'") || name.endsWith("'")) return 'sign';
  const isTaken = book.sheets.some((one) => one.id !== own && one.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'taken' : null;
}

type OnSheet = Extract<BookEdit, { sheet: number }>;

function onSheet(sheet: Sheet, edit: OnSheet, book: Book): Refusal | null {
  switch (edit.kind) {
    case 'cells':
      for (const { row, column, value, formula } of edit.changes) {
        if (row > lastRow || column > lastColumn) return { because: 'full' };
        if (sheet.isProtected && book.styles[styleAt(sheet, { row, column })]?.format.isLocked !== false)
          return { because: 'locked' };
        if (sheet.blocks.some((block) => holds(block, { row, column }))) return { because: 'block' };
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
      if (sheet.unshown.includes('thread')) return { because: 'thread' };
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
