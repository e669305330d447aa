import { describe, expect, it } from 'vitest';
import { areaOf, bookWith, edited, firstOf } from '../testing/cells.ts';
import { type Book, lastColumn, lastRow, maxTextLength, type Sheet } from './book.ts';
import type { BookEdit } from './edits.ts';
import { nameProblem, type Refusal, refusalOf } from './refusals.ts';

const book = bookWith({ A1: 1 });
const withSheet = (values: Partial<Sheet>, from: Book = book): Book => ({
  ...from,
  sheets: from.sheets.map((sheet) => (sheet.id === 1 ? { ...sheet, ...values } : sheet)),
});
const type = (row: number, column: number, value: string | number = 1): BookEdit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row, column, value }],
});
const shift: BookEdit = { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } };
const merge: BookEdit = { kind: 'merge', sheet: 1, area: areaOf('A1:B2') };
const sort: BookEdit = { kind: 'sort', sheet: 1, area: areaOf('A1:B4'), column: 0, isDescending: false };
const note: BookEdit = { kind: 'note', sheet: 1, place: { row: 0, column: 0 }, text: 'x', author: '' };
const isProtected = withSheet({ isProtected: true });
const isLocked = { ...book, isLocked: true };

describe('an edit', () => {
  it.each<[string, BookEdit]>([
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
  ])('%s can be made', (_, edit) => {
    expect(refusalOf(book, edit)).toBeNull();
  });

  it.each<[string, Book, BookEdit, Refusal]>([
    ['beyond the last row', book, type(lastRow + 1, 0), { because: 'full' }],
    ['beyond the last column', book, type(0, lastColumn + 1), { because: 'full' }],
    [
      'with a text longer than a cell holds',
      book,
      type(0, 0, 'x'.repeat(maxTextLength + 1)),
      { because: 'tooLong' },
    ],
    ['in a locked cell', isProtected, type(0, 0), { because: 'locked' }],
    ['of merged cells of a protected sheet', isProtected, merge, { because: 'locked' }],
    ['of the order of a protected sheet', isProtected, sort, { because: 'locked' }],
    ['of a note of a protected sheet', isProtected, note, { because: 'locked' }],
    [
      'of the width of a protected sheet',
      isProtected,
      { kind: 'size', sheet: 1, axis: 'rows', from: 0, to: 0, size: 9 },
      { because: 'locked' },
    ],
    ['of a part of a block', withSheet({ blocks: [areaOf('A1:A3')] }), type(1, 0), { because: 'block' }],
    ['that merges a part of a block', withSheet({ blocks: [areaOf('B2:B3')] }), merge, { because: 'block' }],
    ['that sorts a part of a block', withSheet({ blocks: [areaOf('B4:B9')] }), sort, { because: 'block' }],
    ['that sorts merged cells', withSheet({ merges: [areaOf('A2:B2')] }), sort, { because: 'mergedRows' }],
    ['of a note beside a thread', withSheet({ unshown: ['thread'] }), note, { because: 'thread' }],
    [
      'of lines that a table holds',
      withSheet({ fixedBecause: 'table' }),
      shift,
      { because: 'fixed', fixed: 'table' },
    ],
    ['that pushes words out of the sheet', bookWith({ [`A${lastRow + 1}`]: 1 }), shift, { because: 'full' }],
    [
      'of a sheet where sheets are locked',
      isLocked,
      { kind: 'addSheet', name: 'New', at: 0 },
      { because: 'bookLocked' },
    ],
    [
      'of a name where sheets are locked',
      isLocked,
      { kind: 'renameSheet', sheet: 1, name: 'New' },
      { because: 'bookLocked' },
    ],
    [
      'of the order of locked sheets',
      isLocked,
      { kind: 'moveSheet', sheet: 1, to: 1 },
      { because: 'bookLocked' },
    ],
    [
      'that hides a locked sheet',
      isLocked,
      { kind: 'showSheet', sheet: 1, isHidden: true },
      { because: 'bookLocked' },
    ],
    [
      'that takes a sheet away from which others read',
      withSheet({ isReadElsewhere: true }),
      { kind: 'removeSheet', sheet: 1 },
      { because: 'readElsewhere' },
    ],
    [
      'to a name that is taken',
      book,
      { kind: 'renameSheet', sheet: 1, name: 'sum & TOTAL' },
      { because: 'name', problem: 'taken' },
    ],
    [
      'of several, the second of which cannot be',
      isProtected,
      { kind: 'many', edits: [{ kind: 'colourSheet', sheet: 1, colour: null }, note] },
      { because: 'locked' },
    ],
  ])('%s is refused', (_, from, edit, expected) => {
    expect(refusalOf(from, edit)).toEqual(expected);
  });

  it('leaves one sheet to be seen', () => {
    const alone = edited(book, { kind: 'showSheet', sheet: 4, isHidden: true });
    const hide: BookEdit = { kind: 'showSheet', sheet: 1, isHidden: true };
    expect([hide, { kind: 'removeSheet', sheet: 1 } as const].map((edit) => refusalOf(alone, edit))).toEqual([
      { because: 'lastSheet' },
      { because: 'lastSheet' },
    ]);
    expect(refusalOf(book, hide)).toBeNull();
    expect(refusalOf(alone, { kind: 'showSheet', sheet: 4, isHidden: false })).toBeNull();
  });

  it('goes into cells of a protected sheet that are not locked', () => {
    const styles = book.styles.map(({ format }) => ({ format: { ...format, isLocked: false } }));
    expect(refusalOf({ ...isProtected, styles }, type(0, 0))).toBeNull();
  });
});

describe('the name of a sheet', () => {
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
  ])('%j has the problem %j', (name, expected) => {
    expect(nameProblem(book, name, null)).toBe(expected);
  });

  it('may be its own, in other letters', () => {
    expect(nameProblem(book, firstOf(book).name.toUpperCase(), 1)).toBeNull();
  });
});
