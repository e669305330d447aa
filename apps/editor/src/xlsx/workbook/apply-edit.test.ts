import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, areaOf, firstOf, valueAt, workbookWith } from '../testing/cells.ts';
import { clampToUsedArea } from './apply-edit.ts';
import { formatArea, parseAddress } from './area.ts';
import type { WorkbookEdit } from './edits.ts';
import { defaultFormat, isSameFormat, patchStyle } from './style.ts';
import { getCell, getStyle, lastColumn, lastRow, type Workbook } from './workbook.ts';

const formatAt = (workbook: Workbook, name: string) => {
  const place = parseAddress(name) ?? { row: 0, column: 0 };
  return workbook.styles[getStyle(firstOf(workbook), place)]?.format ?? defaultFormat;
};
const merge = (area: string): WorkbookEdit => ({ kind: 'merge', sheet: 1, area: areaOf(area) });
const format = (area: string, patch: object): WorkbookEdit => ({
  kind: 'look',
  sheet: 1,
  areas: [areaOf(area)],
  patch,
});
const border = { line: 'thin', colour: null } as const;
const borders = (area: string, which: 'all' | 'outer' | 'none'): WorkbookEdit => ({
  kind: 'borders',
  sheet: 1,
  area: areaOf(area),
  which,
  border,
});

it.each([
  ['keep what stands in the first', { A1: 'one' }, 'A1:B2', 'one'],
  ['take what stands alone in another', { B2: 7 }, 'A1:B2', 7],
  ['join what stands in several, row by row', { A1: 'one', B1: 2, A2: true }, 'A1:B2', 'one 2 true'],
  ['keep a formula that stands alone', { B1: '=1+2' }, 'A1:B1', 3],
  ['are nothing where nothing stands', {}, 'A1:B2', undefined],
])('cells that are merged %s', (_, cells, area, expected) => {
  const workbook = applyAll(workbookWith(cells), merge(area));
  expect(valueAt(workbook, 'A1')).toEqual(expected);
  expect(firstOf(workbook).merges.map(formatArea)).toEqual([area]);
  expect(valueAt(workbook, 'B2') ?? null).toBeNull();
});

it('cells that are merged take merged cells along that they touch', () => {
  const workbook = applyAll(workbookWith({}), merge('B2:C3'), merge('A1:B2'));
  expect(firstOf(workbook).merges.map(formatArea)).toEqual(['A1:C3']);
});

it('cells that are merged are taken apart where an area touches them, and one cell is none', () => {
  const workbook = applyAll(workbookWith({}), merge('A1:B2'), merge('D4:E5'), merge('G1'));
  const apart = applyAll(workbook, { kind: 'unmerge', sheet: 1, area: areaOf('B2:C3') });
  expect(firstOf(apart).merges.map(formatArea)).toEqual(['D4:E5']);
});

it('cells that are merged lose no word, whatever stood in them', () => {
  const cell = fc.constantFrom('one', 'two', 'three', '');
  fc.assert(
    fc.property(fc.array(cell, { minLength: 4, maxLength: 4 }), (words) => {
      const [A1 = '', B1 = '', A2 = '', B2 = ''] = words;
      const announcement = String(
        valueAt(applyAll(workbookWith({ A1, B1, A2, B2 }), merge('A1:B2')), 'A1') ?? '',
      );
      for (const word of words) expect(announcement).toContain(word);
    }),
  );
});

it('the look of cells is another in the area alone, and in what is written there later', () => {
  const workbook = applyAll(workbookWith({ A1: 1 }), format('A1:B2', { isBold: true }));
  expect(['A1', 'B2', 'C1', 'A3'].map((name) => formatAt(workbook, name).isBold)).toEqual([
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
  expect(formatAt(typed, 'B2').isBold).toBe(true);
});

it('the look of cells is one style for all cells that look alike, and the first one again when it is taken back', () => {
  const workbook = workbookWith({ A1: 1, A2: 2 });
  const bold = applyAll(workbook, format('A1:A9', { isBold: true }), format('A1:A9', { isItalic: true }));
  expect(new Set(['A1', 'A2', 'A9'].map((name) => formatAt(bold, name))).size).toBe(1);
  const back = applyAll(bold, format('A1:A9', { isBold: false, isItalic: false }));
  expect(getStyle(firstOf(back), { row: 0, column: 0 })).toBe(0);
});

it('the look of cells is plain again, and the words stay', () => {
  const workbook = applyAll(workbookWith({ A1: 'word' }), format('A1:A2', { fill: 'FF0000' }), {
    kind: 'plain',
    sheet: 1,
    areas: [areaOf('A1:A2')],
  });
  expect([formatAt(workbook, 'A1').fill, valueAt(workbook, 'A1')]).toEqual([null, 'word']);
  expect(getCell(firstOf(workbook), { row: 1, column: 0 })).toBeUndefined();
});

it('the look of cells of whole columns reaches as far as what is used, and a page more', () => {
  const sheet = firstOf(workbookWith({ B7: 1 }));
  const reach = clampToUsedArea(sheet, areaOf('A:A'));
  expect(reach).toMatchObject({ top: 0, left: 0, right: 0 });
  expect(reach.bottom).toBeGreaterThanOrEqual(6);
  expect(reach.bottom).toBeLessThan(lastRow);
  expect(clampToUsedArea(sheet, areaOf('A1:C9'))).toEqual(areaOf('A1:C9'));
  expect(clampToUsedArea(sheet, { top: 0, bottom: lastRow, left: 0, right: lastColumn }).right).toBeLessThan(
    lastColumn,
  );
});

describe('the borders of an area', () => {
  const sides = (workbook: Workbook, name: string): string =>
    Object.entries(formatAt(workbook, name).borders)
      .flatMap(([side, line]) => (line === null ? [] : [side]))
      .join(' ');

  it('the borders of an area are on all sides of all cells', () => {
    const workbook = applyAll(workbookWith({}), borders('A1:B2', 'all'));
    expect(['A1', 'B2'].map((name) => sides(workbook, name))).toEqual([
      'top right bottom left',
      'top right bottom left',
    ]);
  });

  it('the borders of an area are on its edges alone', () => {
    const workbook = applyAll(workbookWith({}), borders('A1:C3', 'outer'));
    expect(['A1', 'B1', 'C3', 'B2'].map((name) => sides(workbook, name))).toEqual([
      'top left',
      'top',
      'right bottom',
      '',
    ]);
  });

  it('the borders of an area are gone again', () => {
    const workbook = applyAll(workbookWith({}), borders('A1:C3', 'all'), borders('A1:C3', 'none'));
    expect(['A1', 'B2', 'C3'].map((name) => sides(workbook, name))).toEqual(['', '', '']);
  });
});

describe('a note', () => {
  const note = (text: string | null, author = 'Ida'): WorkbookEdit => ({
    kind: 'note',
    sheet: 1,
    place: { row: 0, column: 1 },
    text,
    author,
  });

  it('a note is written, written anew by another hand under its first name, and taken away', () => {
    const written = applyAll(workbookWith({}), note('first'));
    expect(firstOf(written).notes).toEqual([{ row: 0, column: 1, text: 'first', author: 'Ida' }]);
    expect(firstOf(applyAll(written, note('second', 'Ali'))).notes).toMatchObject([
      { text: 'second', author: 'Ida' },
    ]);
    expect(firstOf(applyAll(written, note(null))).notes).toEqual([]);
  });
});

describe('the sheets of a workbook', () => {
  const names = (workbook: Workbook): string[] => workbook.sheets.map(({ name }) => name);
  const three = applyAll(workbookWith({}), { kind: 'addSheet', name: 'Third', at: 2 });

  it.each([
    [0, ['Third', 'Harvest', 'Sum & total']],
    [1, ['Harvest', 'Third', 'Sum & total']],
    [2, ['Harvest', 'Sum & total', 'Third']],
  ])('the sheets of a workbook stand in another order: the last at %d', (to, expected) => {
    const last = three.sheets.at(-1)?.id ?? 0;
    expect(names(applyAll(three, { kind: 'moveSheet', sheet: last, to }))).toEqual(expected);
  });

  it('the sheets of a workbook never have a number twice, though one was taken away', () => {
    const last = three.sheets.at(-1)?.id ?? 0;
    const again = applyAll(
      three,
      { kind: 'removeSheet', sheet: last },
      { kind: 'addSheet', name: 'Fourth', at: 0 },
    );
    expect(names(again)).toEqual(['Fourth', 'Harvest', 'Sum & total']);
    expect(again.sheets[0]?.id).toBeGreaterThan(last);
  });

  it('the sheets of a workbook are hidden, shown and coloured', () => {
    const workbook = applyAll(
      three,
      { kind: 'showSheet', sheet: 1, isHidden: true },
      { kind: 'colourSheet', sheet: 1, colour: 'AA0000' },
    );
    expect(firstOf(workbook)).toMatchObject({ visibility: 'hidden', colour: 'AA0000' });
    expect(firstOf(applyAll(workbook, { kind: 'showSheet', sheet: 1, isHidden: false })).visibility).toBe(
      'visible',
    );
  });
});

describe('a style', () => {
  const styles = [{ format: defaultFormat }, { format: { ...defaultFormat, isBold: true } }];

  it('a style is made once for the same change, and not at all for none', () => {
    const created = patchStyle(styles, 0, { size: 20 });
    expect(patchStyle(created.styles, 0, { size: 20 })).toEqual({
      styles: created.styles,
      style: created.style,
    });
    expect(patchStyle(styles, 1, { isBold: true })).toEqual({ styles, style: 1 });
  });

  it('a style says from which of the file it comes, and with all that was changed since', () => {
    const first = patchStyle(styles, 1, { size: 20 });
    const second = patchStyle(first.styles, first.style, { isItalic: true });
    expect(second.styles[second.style]).toMatchObject({
      derivation: { from: 1, patch: { size: 20, isItalic: true } },
    });
  });

  it('a style keeps borders on sides of which nothing was said', () => {
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
