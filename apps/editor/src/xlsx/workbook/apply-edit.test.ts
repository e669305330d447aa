import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, toArea } from '../testing/cells.ts';
import { clampToUsedArea } from './apply-edit.ts';
import { formatArea, parseAddress } from './area.ts';
import type { WorkbookEdit } from './edits.ts';
import { defaultFormat, isSameFormat, patchStyle } from './style.ts';
import { getCell, getStyle, lastColumn, lastRow, type Workbook } from './workbook.ts';

const getFormat = (workbook: Workbook, name: string) => {
  const address = parseAddress(name) ?? { row: 0, column: 0 };
  return workbook.styles[getStyle(getFirstSheet(workbook), address)]?.format ?? defaultFormat;
};
const createMergeEdit = (area: string): WorkbookEdit => ({ kind: 'merge', sheet: 1, area: toArea(area) });
const createFormatEdit = (area: string, patch: object): WorkbookEdit => ({
  kind: 'look',
  sheet: 1,
  areas: [toArea(area)],
  patch,
});
const border = { line: 'thin', colour: null } as const;
const createBordersEdit = (area: string, which: 'all' | 'outer' | 'none'): WorkbookEdit => ({
  kind: 'borders',
  sheet: 1,
  area: toArea(area),
  which,
  border,
});

it.each([
  ['keeps the content of the first cell', { A1: 'one' }, 'A1:B2', 'one'],
  ['moves the only content to the first cell', { B2: 7 }, 'A1:B2', 7],
  ['joins the content of several cells row by row', { A1: 'one', B1: 2, A2: true }, 'A1:B2', 'one 2 true'],
  ['keeps a formula if no other cell has content', { B1: '=1+2' }, 'A1:B1', 3],
  ['leaves the cell empty if all cells are empty', {}, 'A1:B2', undefined],
])('merging cells %s', (_, cells, area, expected) => {
  const workbook = applyAll(createWorkbook(cells), createMergeEdit(area));
  expect(getValueAt(workbook, 'A1')).toEqual(expected);
  expect(getFirstSheet(workbook).merges.map(formatArea)).toEqual([area]);
  expect(getValueAt(workbook, 'B2') ?? null).toBeNull();
});

it('merging an area that overlaps merged cells includes them', () => {
  const workbook = applyAll(createWorkbook({}), createMergeEdit('B2:C3'), createMergeEdit('A1:B2'));
  expect(getFirstSheet(workbook).merges.map(formatArea)).toEqual(['A1:C3']);
});

it('unmerging splits all merged cells that overlap the area, and merging one cell does nothing', () => {
  const workbook = applyAll(
    createWorkbook({}),
    createMergeEdit('A1:B2'),
    createMergeEdit('D4:E5'),
    createMergeEdit('G1'),
  );
  const unmerged = applyAll(workbook, { kind: 'unmerge', sheet: 1, area: toArea('B2:C3') });
  expect(getFirstSheet(unmerged).merges.map(formatArea)).toEqual(['D4:E5']);
});

it('merging cells keeps the text of all cells', () => {
  const cell = fc.constantFrom('one', 'two', 'three', '');
  fc.assert(
    fc.property(fc.array(cell, { minLength: 4, maxLength: 4 }), (words) => {
      const [A1 = '', B1 = '', A2 = '', B2 = ''] = words;
      const mergedText = String(
        getValueAt(applyAll(createWorkbook({ A1, B1, A2, B2 }), createMergeEdit('A1:B2')), 'A1') ?? '',
      );
      for (const word of words) expect(mergedText).toContain(word);
    }),
  );
});

it('formatting applies only to the area, and to cells filled in it later', () => {
  const workbook = applyAll(createWorkbook({ A1: 1 }), createFormatEdit('A1:B2', { isBold: true }));
  expect(['A1', 'B2', 'C1', 'A3'].map((name) => getFormat(workbook, name).isBold)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const typed = applyAll(workbook, {
    kind: 'cells',
    sheet: 1,
    changes: [{ row: 1, column: 1, value: 'later' }],
  });
  expect(getFormat(typed, 'B2').isBold).toBe(true);
});

it('cells with equal formats share one style, and reverting the format restores the first style', () => {
  const workbook = createWorkbook({ A1: 1, A2: 2 });
  const bold = applyAll(
    workbook,
    createFormatEdit('A1:A9', { isBold: true }),
    createFormatEdit('A1:A9', { isItalic: true }),
  );
  expect(new Set(['A1', 'A2', 'A9'].map((name) => getFormat(bold, name))).size).toBe(1);
  const back = applyAll(bold, createFormatEdit('A1:A9', { isBold: false, isItalic: false }));
  expect(getStyle(getFirstSheet(back), { row: 0, column: 0 })).toBe(0);
});

it('clearing formats keeps the content of the cells', () => {
  const workbook = applyAll(createWorkbook({ A1: 'word' }), createFormatEdit('A1:A2', { fill: 'FF0000' }), {
    kind: 'plain',
    sheet: 1,
    areas: [toArea('A1:A2')],
  });
  expect([getFormat(workbook, 'A1').fill, getValueAt(workbook, 'A1')]).toEqual([null, 'word']);
  expect(getCell(getFirstSheet(workbook), { row: 1, column: 0 })).toBeUndefined();
});

it('formatting whole columns is clamped to the used area and some more rows', () => {
  const sheet = getFirstSheet(createWorkbook({ B7: 1 }));
  const reach = clampToUsedArea(sheet, toArea('A:A'));
  expect(reach).toMatchObject({ top: 0, left: 0, right: 0 });
  expect(reach.bottom).toBeGreaterThanOrEqual(6);
  expect(reach.bottom).toBeLessThan(lastRow);
  expect(clampToUsedArea(sheet, toArea('A1:C9'))).toEqual(toArea('A1:C9'));
  expect(clampToUsedArea(sheet, { top: 0, bottom: lastRow, left: 0, right: lastColumn }).right).toBeLessThan(
    lastColumn,
  );
});

describe('the borders of an area', () => {
  const listBorderSides = (workbook: Workbook, name: string): string =>
    Object.entries(getFormat(workbook, name).borders)
      .flatMap(([side, line]) => (line === null ? [] : [side]))
      .join(' ');

  it('borders of the kind "all" are set on all sides of each cell', () => {
    const workbook = applyAll(createWorkbook({}), createBordersEdit('A1:B2', 'all'));
    expect(['A1', 'B2'].map((name) => listBorderSides(workbook, name))).toEqual([
      'top right bottom left',
      'top right bottom left',
    ]);
  });

  it('borders of the kind "outer" are set only on the edges of the area', () => {
    const workbook = applyAll(createWorkbook({}), createBordersEdit('A1:C3', 'outer'));
    expect(['A1', 'B1', 'C3', 'B2'].map((name) => listBorderSides(workbook, name))).toEqual([
      'top left',
      'top',
      'right bottom',
      '',
    ]);
  });

  it('borders of the kind "none" remove all borders', () => {
    const workbook = applyAll(
      createWorkbook({}),
      createBordersEdit('A1:C3', 'all'),
      createBordersEdit('A1:C3', 'none'),
    );
    expect(['A1', 'B2', 'C3'].map((name) => listBorderSides(workbook, name))).toEqual(['', '', '']);
  });
});

describe('a note', () => {
  const createNoteEdit = (text: string | null, author = 'Ida'): WorkbookEdit => ({
    kind: 'note',
    sheet: 1,
    place: { row: 0, column: 1 },
    text,
    author,
  });

  it('a note is added, edited by another user under its first author, and removed', () => {
    const written = applyAll(createWorkbook({}), createNoteEdit('first'));
    expect(getFirstSheet(written).notes).toEqual([{ row: 0, column: 1, text: 'first', author: 'Ida' }]);
    expect(getFirstSheet(applyAll(written, createNoteEdit('second', 'Ali'))).notes).toMatchObject([
      { text: 'second', author: 'Ida' },
    ]);
    expect(getFirstSheet(applyAll(written, createNoteEdit(null))).notes).toEqual([]);
  });
});

describe('the sheets of a workbook', () => {
  const listNames = (workbook: Workbook): string[] => workbook.sheets.map(({ name }) => name);
  const threeSheets = applyAll(createWorkbook({}), { kind: 'addSheet', name: 'Third', at: 2 });

  it.each([
    [0, ['Third', 'Harvest', 'Sum & total']],
    [1, ['Harvest', 'Third', 'Sum & total']],
    [2, ['Harvest', 'Sum & total', 'Third']],
  ])('the last sheet of a workbook is moved to position %d', (to, expected) => {
    const last = threeSheets.sheets.at(-1)?.id ?? 0;
    expect(listNames(applyAll(threeSheets, { kind: 'moveSheet', sheet: last, to }))).toEqual(expected);
  });

  it('a new sheet does not reuse the id of a removed one', () => {
    const last = threeSheets.sheets.at(-1)?.id ?? 0;
    const reopened = applyAll(
      threeSheets,
      { kind: 'removeSheet', sheet: last },
      { kind: 'addSheet', name: 'Fourth', at: 0 },
    );
    expect(listNames(reopened)).toEqual(['Fourth', 'Harvest', 'Sum & total']);
    expect(reopened.sheets[0]?.id).toBeGreaterThan(last);
  });

  it('a sheet is hidden, coloured and shown again', () => {
    const workbook = applyAll(
      threeSheets,
      { kind: 'showSheet', sheet: 1, isHidden: true },
      { kind: 'colourSheet', sheet: 1, colour: 'AA0000' },
    );
    expect(getFirstSheet(workbook)).toMatchObject({ visibility: 'hidden', colour: 'AA0000' });
    expect(
      getFirstSheet(applyAll(workbook, { kind: 'showSheet', sheet: 1, isHidden: false })).visibility,
    ).toBe('visible');
  });
});

describe('a style', () => {
  const styles = [{ format: defaultFormat }, { format: { ...defaultFormat, isBold: true } }];

  it('a style is created once for equal patches, and not at all for a patch without effect', () => {
    const created = patchStyle(styles, 0, { size: 20 });
    expect(patchStyle(created.styles, 0, { size: 20 })).toEqual({
      styles: created.styles,
      style: created.style,
    });
    expect(patchStyle(styles, 1, { isBold: true })).toEqual({ styles, style: 1 });
  });

  it('a derived style stores its base in the file and all changes since', () => {
    const first = patchStyle(styles, 1, { size: 20 });
    const second = patchStyle(first.styles, first.style, { isItalic: true });
    expect(second.styles[second.style]).toMatchObject({
      derivation: { from: 1, patch: { size: 20, isItalic: true } },
    });
  });

  it('a patch of one border keeps the borders on the other sides', () => {
    const left = patchStyle(styles, 0, { borders: { left: border } });
    const both = patchStyle(left.styles, left.style, { borders: { top: border } });
    const format = both.styles[both.style]?.format ?? defaultFormat;
    expect(format.borders).toEqual({ top: border, right: null, bottom: null, left: border });
    expect(
      isSameFormat(format, {
        ...defaultFormat,
        borders: { top: border, right: null, bottom: null, left: border },
      }),
    ).toBe(true);
  });
});

it.each([
  ['all', 'B2', ['top', 'right', 'bottom', 'left']],
  ['outer', 'A1', ['top', 'left']],
  ['inner', 'A1', ['right', 'bottom']],
  ['inner', 'B2', ['top', 'right', 'bottom', 'left']],
  ['bottom', 'C3', ['bottom']],
  ['bottom', 'B2', []],
] as const)('borders at %s give the cell %s its sides %j', (which, name, sides) => {
  const border = { line: 'double', colour: 'C00000' } as const;
  const workbook = applyAll(createWorkbook({ A1: 1 }), {
    kind: 'borders',
    sheet: 1,
    area: toArea('A1:C3'),
    which,
    border,
  });
  const { borders } =
    workbook.styles[getStyle(getFirstSheet(workbook), parseAddress(name) ?? { row: 0, column: 0 })]?.format ??
    defaultFormat;
  const found = Object.entries(borders).filter(([, side]) => side !== null);
  expect(found).toEqual(sides.map((side) => [side, border]));
});
