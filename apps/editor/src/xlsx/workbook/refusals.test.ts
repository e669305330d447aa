import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import type { WorkbookEdit } from './edits.ts';
import { findNameProblem, findRefusal, type Refusal } from './refusals.ts';
import { lastColumn, lastRow, maxTextLength, type Sheet, type Workbook } from './workbook.ts';

const workbook = createWorkbook({ A1: 1 });
const withSheet = (values: Partial<Sheet>, from: Workbook = workbook): Workbook => ({
  ...from,
  sheets: from.sheets.map((sheet) => (sheet.id === 1 ? { ...sheet, ...values } : sheet)),
});
const createTypeEdit = (row: number, column: number, value: string | number = 1): WorkbookEdit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row, column, value }],
});
const shiftEdit: WorkbookEdit = { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } };
const mergeEdit: WorkbookEdit = { kind: 'merge', sheet: 1, area: toArea('A1:B2') };
const sortEdit: WorkbookEdit = {
  kind: 'sort',
  sheet: 1,
  area: toArea('A1:B4'),
  column: 0,
  isDescending: false,
};
const noteEdit: WorkbookEdit = {
  kind: 'note',
  sheet: 1,
  place: { row: 0, column: 0 },
  text: 'x',
  author: '',
};
const protectedWorkbook = withSheet({ isProtected: true });
const lockedWorkbook = { ...workbook, isStructureLocked: true };

it.each<[string, WorkbookEdit]>([
  ['of a cell', createTypeEdit(0, 0)],
  ['of the last cell', createTypeEdit(lastRow, lastColumn)],
  ['that inserts rows', shiftEdit],
  ['that merges cells', mergeEdit],
  ['that sorts rows', sortEdit],
  ['of a note', noteEdit],
  ['that adds a sheet', { kind: 'addSheet', name: 'New', at: 0 }],
  ['that renames a sheet', { kind: 'renameSheet', sheet: 1, name: 'Other' }],
  ['that removes a sheet', { kind: 'removeSheet', sheet: 4 }],
  ['of several kinds at once', { kind: 'many', edits: [createTypeEdit(0, 0), noteEdit] }],
])('an edit %s is allowed', (_, edit) => {
  expect(findRefusal(workbook, edit)).toBeNull();
});

it.each<[string, Workbook, WorkbookEdit, Refusal]>([
  ['beyond the last row', workbook, createTypeEdit(lastRow + 1, 0), { reason: 'full' }],
  ['beyond the last column', workbook, createTypeEdit(0, lastColumn + 1), { reason: 'full' }],
  [
    'with a text longer than the limit of a cell',
    workbook,
    createTypeEdit(0, 0, 'x'.repeat(maxTextLength + 1)),
    { reason: 'tooLong' },
  ],
  ['in a locked cell', protectedWorkbook, createTypeEdit(0, 0), { reason: 'locked' }],
  ['that merges cells of a protected sheet', protectedWorkbook, mergeEdit, { reason: 'locked' }],
  ['that sorts a protected sheet', protectedWorkbook, sortEdit, { reason: 'locked' }],
  ['of a note of a protected sheet', protectedWorkbook, noteEdit, { reason: 'locked' }],
  [
    'of a row height of a protected sheet',
    protectedWorkbook,
    { kind: 'size', sheet: 1, axis: 'rows', from: 0, to: 0, size: 9 },
    { reason: 'locked' },
  ],
  [
    'of a part of an array range',
    withSheet({ arrayRanges: [toArea('A1:A3')] }),
    createTypeEdit(1, 0),
    { reason: 'block' },
  ],
  [
    'that merges a part of an array range',
    withSheet({ arrayRanges: [toArea('B2:B3')] }),
    mergeEdit,
    { reason: 'block' },
  ],
  [
    'that sorts a part of an array range',
    withSheet({ arrayRanges: [toArea('B4:B9')] }),
    sortEdit,
    { reason: 'block' },
  ],
  ['that sorts merged cells', withSheet({ merges: [toArea('A2:B2')] }), sortEdit, { reason: 'mergedRows' }],
  [
    'of a note in a sheet with threaded comments',
    withSheet({ unsupported: ['thread'] }),
    noteEdit,
    { reason: 'thread' },
  ],
  [
    'that inserts rows in a sheet with a table',
    withSheet({ structureLock: 'table' }),
    shiftEdit,
    { reason: 'fixed', lock: 'table' },
  ],
  [
    'that moves content beyond the end of the sheet',
    createWorkbook({ [`A${lastRow + 1}`]: 1 }),
    shiftEdit,
    { reason: 'full' },
  ],
  [
    'that adds a sheet to a locked workbook',
    lockedWorkbook,
    { kind: 'addSheet', name: 'New', at: 0 },
    { reason: 'bookLocked' },
  ],
  [
    'that renames a sheet of a locked workbook',
    lockedWorkbook,
    { kind: 'renameSheet', sheet: 1, name: 'New' },
    { reason: 'bookLocked' },
  ],
  [
    'that moves a sheet of a locked workbook',
    lockedWorkbook,
    { kind: 'moveSheet', sheet: 1, to: 1 },
    { reason: 'bookLocked' },
  ],
  [
    'that hides a sheet of a locked workbook',
    lockedWorkbook,
    { kind: 'showSheet', sheet: 1, isHidden: true },
    { reason: 'bookLocked' },
  ],
  [
    'that removes a sheet that charts of other sheets read from',
    withSheet({ isReadByOtherSheets: true }),
    { kind: 'removeSheet', sheet: 1 },
    { reason: 'readElsewhere' },
  ],
  [
    'to a name that is taken',
    workbook,
    { kind: 'renameSheet', sheet: 1, name: 'sum & TOTAL' },
    { reason: 'name', problem: 'taken' },
  ],
  [
    'of several kinds of which one is refused',
    protectedWorkbook,
    { kind: 'many', edits: [{ kind: 'colourSheet', sheet: 1, colour: null }, noteEdit] },
    { reason: 'locked' },
  ],
])('an edit %s is refused', (_, from, edit, expected) => {
  expect(findRefusal(from, edit)).toEqual(expected);
});

it('an edit that hides or removes the last visible sheet is refused', () => {
  const alone = applyAll(workbook, { kind: 'showSheet', sheet: 4, isHidden: true });
  const hide: WorkbookEdit = { kind: 'showSheet', sheet: 1, isHidden: true };
  expect([hide, { kind: 'removeSheet', sheet: 1 } as const].map((edit) => findRefusal(alone, edit))).toEqual([
    { reason: 'lastSheet' },
    { reason: 'lastSheet' },
  ]);
  expect(findRefusal(workbook, hide)).toBeNull();
  expect(findRefusal(alone, { kind: 'showSheet', sheet: 4, isHidden: false })).toBeNull();
});

it('an edit of an unlocked cell of a protected sheet is allowed', () => {
  const styles = workbook.styles.map(({ format }) => ({ format: { ...format, isLocked: false } }));
  expect(findRefusal({ ...protectedWorkbook, styles }, createTypeEdit(0, 0))).toBeNull();
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(32), 'long'],
  ['a/b', 'sign'],
  ['a\vb', 'sign'],
  ['a\\b', 'sign'],
  ['what?', 'sign'],
  ['a*', 'sign'],
  ['[a]', 'sign'],
  ['a:b', 'sign'],
  ["'a", 'sign'],
  ["a'", 'sign'],
  ['HARVEST', 'taken'],
  ["Farmer's", null],
  ['x'.repeat(31), null],
  ['年', null],
])('the sheet name %j has the problem %j', (name, expected) => {
  expect(findNameProblem(workbook, name, null)).toBe(expected);
});

it('a sheet may be renamed to its own name in another case', () => {
  expect(findNameProblem(workbook, getFirstSheet(workbook).name.toUpperCase(), 1)).toBeNull();
});
