import { expect, it } from 'vitest';
import { applyAll, areaOf, firstOf, workbookWith } from '../testing/cells.ts';
import type { WorkbookEdit } from './edits.ts';
import { findNameProblem, findRefusal, type Refusal } from './refusals.ts';
import { lastColumn, lastRow, maxTextLength, type Sheet, type Workbook } from './workbook.ts';

const workbook = workbookWith({ A1: 1 });
const withSheet = (values: Partial<Sheet>, from: Workbook = workbook): Workbook => ({
  ...from,
  sheets: from.sheets.map((sheet) => (sheet.id === 1 ? { ...sheet, ...values } : sheet)),
});
const type = (row: number, column: number, value: string | number = 1): WorkbookEdit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row, column, value }],
});
const shift: WorkbookEdit = { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } };
const merge: WorkbookEdit = { kind: 'merge', sheet: 1, area: areaOf('A1:B2') };
const sort: WorkbookEdit = { kind: 'sort', sheet: 1, area: areaOf('A1:B4'), column: 0, isDescending: false };
const note: WorkbookEdit = { kind: 'note', sheet: 1, place: { row: 0, column: 0 }, text: 'x', author: '' };
const isProtected = withSheet({ isProtected: true });
const lockedWorkbook = { ...workbook, isStructureLocked: true };

it.each<[string, WorkbookEdit]>([
  ['of a cell', type(0, 0)],
  ['of the last cell', type(lastRow, lastColumn)],
  ['of lines', shift],
  ['of merged cells', merge],
  ['of an order', sort],
  ['of a note', note],
  ['of a new sheet', { kind: 'addSheet', name: 'New', at: 0 }],
  ["of another sheet's name", { kind: 'renameSheet', sheet: 1, name: 'Other' }],
  ['of a sheet that goes', { kind: 'removeSheet', sheet: 4 }],
  ['of several at once', { kind: 'many', edits: [type(0, 0), note] }],
])('an edit %s can be made', (_, edit) => {
  expect(findRefusal(workbook, edit)).toBeNull();
});

it.each<[string, Workbook, WorkbookEdit, Refusal]>([
  ['beyond the last row', workbook, type(lastRow + 1, 0), { reason: 'full' }],
  ['beyond the last column', workbook, type(0, lastColumn + 1), { reason: 'full' }],
  [
    'with a text longer than a cell holds',
    workbook,
    type(0, 0, 'x'.repeat(maxTextLength + 1)),
    { reason: 'tooLong' },
  ],
  ['in a locked cell', isProtected, type(0, 0), { reason: 'locked' }],
  ['of merged cells of a protected sheet', isProtected, merge, { reason: 'locked' }],
  ['of the order of a protected sheet', isProtected, sort, { reason: 'locked' }],
  ['of a note of a protected sheet', isProtected, note, { reason: 'locked' }],
  [
    'of the width of a protected sheet',
    isProtected,
    { kind: 'size', sheet: 1, axis: 'rows', from: 0, to: 0, size: 9 },
    { reason: 'locked' },
  ],
  ['of a part of a block', withSheet({ arrayRanges: [areaOf('A1:A3')] }), type(1, 0), { reason: 'block' }],
  [
    'that merges a part of a block',
    withSheet({ arrayRanges: [areaOf('B2:B3')] }),
    merge,
    { reason: 'block' },
  ],
  ['that sorts a part of a block', withSheet({ arrayRanges: [areaOf('B4:B9')] }), sort, { reason: 'block' }],
  ['that sorts merged cells', withSheet({ merges: [areaOf('A2:B2')] }), sort, { reason: 'mergedRows' }],
  ['of a note beside a thread', withSheet({ unsupported: ['thread'] }), note, { reason: 'thread' }],
  [
    'of lines that a table holds',
    withSheet({ structureLock: 'table' }),
    shift,
    { reason: 'fixed', lock: 'table' },
  ],
  ['that pushes words out of the sheet', workbookWith({ [`A${lastRow + 1}`]: 1 }), shift, { reason: 'full' }],
  [
    'of a sheet where sheets are locked',
    lockedWorkbook,
    { kind: 'addSheet', name: 'New', at: 0 },
    { reason: 'bookLocked' },
  ],
  [
    'of a name where sheets are locked',
    lockedWorkbook,
    { kind: 'renameSheet', sheet: 1, name: 'New' },
    { reason: 'bookLocked' },
  ],
  [
    'of the order of locked sheets',
    lockedWorkbook,
    { kind: 'moveSheet', sheet: 1, to: 1 },
    { reason: 'bookLocked' },
  ],
  [
    'that hides a locked sheet',
    lockedWorkbook,
    { kind: 'showSheet', sheet: 1, isHidden: true },
    { reason: 'bookLocked' },
  ],
  [
    'that takes a sheet away from which others read',
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
    'of several, the second of which cannot be',
    isProtected,
    { kind: 'many', edits: [{ kind: 'colourSheet', sheet: 1, colour: null }, note] },
    { reason: 'locked' },
  ],
])('an edit %s is refused', (_, from, edit, expected) => {
  expect(findRefusal(from, edit)).toEqual(expected);
});

it('an edit leaves one sheet to be seen', () => {
  const alone = applyAll(workbook, { kind: 'showSheet', sheet: 4, isHidden: true });
  const hide: WorkbookEdit = { kind: 'showSheet', sheet: 1, isHidden: true };
  expect([hide, { kind: 'removeSheet', sheet: 1 } as const].map((edit) => findRefusal(alone, edit))).toEqual([
    { reason: 'lastSheet' },
    { reason: 'lastSheet' },
  ]);
  expect(findRefusal(workbook, hide)).toBeNull();
  expect(findRefusal(alone, { kind: 'showSheet', sheet: 4, isHidden: false })).toBeNull();
});

it('an edit goes into cells of a protected sheet that are not locked', () => {
  const styles = workbook.styles.map(({ format }) => ({ format: { ...format, isLocked: false } }));
  expect(findRefusal({ ...isProtected, styles }, type(0, 0))).toBeNull();
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(32), 'long'],
  ['a/b', 'sign'],
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
])('the name of a sheet %j has the problem %j', (name, expected) => {
  expect(findNameProblem(workbook, name, null)).toBe(expected);
});

it('the name of a sheet may be its own, in other letters', () => {
  expect(findNameProblem(workbook, firstOf(workbook).name.toUpperCase(), 1)).toBeNull();
});
