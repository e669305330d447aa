import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, bookWith, edited, firstOf, valueAt } from '../testing/cells.ts';
import { withinReach } from './acts.ts';
import { areaName, readPlace } from './area.ts';
import { type Book, cellAt, lastColumn, lastRow, styleAt } from './book.ts';
import type { BookEdit } from './edits.ts';
import { defaultFormat, isSameFormat, patchStyle } from './style.ts';

const formatAt = (book: Book, name: string) => {
  const place = readPlace(name) ?? { row: 0, column: 0 };
  return book.styles[styleAt(firstOf(book), place)]?.format ?? defaultFormat;
};
const merge = (area: string): BookEdit => ({ kind: 'merge', sheet: 1, area: areaOf(area) });
const format = (area: string, patch: object): BookEdit => ({
  kind: 'look',
  sheet: 1,
  areas: [areaOf(area)],
  patch,
});
const border = { line: 'thin', colour: null } as const;
const borders = (area: string, which: 'all' | 'outer' | 'none'): BookEdit => ({
  kind: 'borders',
  sheet: 1,
  area: areaOf(area),
  which,
  border,
});

describe('cells that are merged', () => {
  it.each([
    ['keep what stands in the first', { A1: 'one' }, 'A1:B2', 'one'],
    ['take what stands alone in another', { B2: 7 }, 'A1:B2', 7],
    ['join what stands in several, row by row', { A1: 'one', B1: 2, A2: true }, 'A1:B2', 'one 2 true'],
    ['keep a formula that stands alone', { B1: '=1+2' }, 'A1:B1', 3],
    ['are nothing where nothing stands', {}, 'A1:B2', undefined],
  ])('%s', (_, cells, area, expected) => {
    const book = edited(bookWith(cells), merge(area));
    expect(valueAt(book, 'A1')).toEqual(expected);
    expect(firstOf(book).merges.map(areaName)).toEqual([area]);
    expect(valueAt(book, 'B2') ?? null).toBeNull();
  });

  it('take merged cells along that they touch', () => {
    const book = edited(bookWith({}), merge('B2:C3'), merge('A1:B2'));
    expect(firstOf(book).merges.map(areaName)).toEqual(['A1:C3']);
  });

  it('are taken apart where an area touches them, and one cell is none', () => {
    const book = edited(bookWith({}), merge('A1:B2'), merge('D4:E5'), merge('G1'));
    const apart = edited(book, { kind: 'unmerge', sheet: 1, area: areaOf('B2:C3') });
    expect(firstOf(apart).merges.map(areaName)).toEqual(['D4:E5']);
  });

  it('lose no word, whatever stood in them', () => {
    const cell = fc.constantFrom('one', 'two', 'three', '');
    fc.assert(
      fc.property(fc.array(cell, { minLength: 4, maxLength: 4 }), (words) => {
        const [A1 = '', B1 = '', A2 = '', B2 = ''] = words;
        const said = String(valueAt(edited(bookWith({ A1, B1, A2, B2 }), merge('A1:B2')), 'A1') ?? '');
        for (const word of words) expect(said).toContain(word);
      }),
    );
  });
});

describe('the look of cells', () => {
  it('is another in the area alone, and in what is written there later', () => {
    const book = edited(bookWith({ A1: 1 }), format('A1:B2', { isBold: true }));
    expect(['A1', 'B2', 'C1', 'A3'].map((name) => formatAt(book, name).isBold)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const typed = edited(book, { kind: 'cells', sheet: 1, changes: [{ row: 1, column: 1, value: 'later' }] });
    expect(formatAt(typed, 'B2').isBold).toBe(true);
  });

  it('is one style for all cells that look alike, and the first one again when it is taken back', () => {
    const book = bookWith({ A1: 1, A2: 2 });
    const bold = edited(book, format('A1:A9', { isBold: true }), format('A1:A9', { isItalic: true }));
    expect(new Set(['A1', 'A2', 'A9'].map((name) => formatAt(bold, name))).size).toBe(1);
    const back = edited(bold, format('A1:A9', { isBold: false, isItalic: false }));
    expect(styleAt(firstOf(back), { row: 0, column: 0 })).toBe(0);
  });

  it('is plain again, and the words stay', () => {
    const book = edited(bookWith({ A1: 'word' }), format('A1:A2', { fill: 'FF0000' }), {
      kind: 'plain',
      sheet: 1,
      areas: [areaOf('A1:A2')],
    });
    expect([formatAt(book, 'A1').fill, valueAt(book, 'A1')]).toEqual([null, 'word']);
    expect(cellAt(firstOf(book), { row: 1, column: 0 })).toBeUndefined();
  });

  it('of whole columns reaches as far as what is used, and a page more', () => {
    const sheet = firstOf(bookWith({ B7: 1 }));
    const reach = withinReach(sheet, areaOf('A:A'));
    expect(reach).toMatchObject({ top: 0, left: 0, right: 0 });
    expect(reach.bottom).toBeGreaterThanOrEqual(6);
    expect(reach.bottom).toBeLessThan(lastRow);
    expect(withinReach(sheet, areaOf('A1:C9'))).toEqual(areaOf('A1:C9'));
    expect(withinReach(sheet, { top: 0, bottom: lastRow, left: 0, right: lastColumn }).right).toBeLessThan(
      lastColumn,
    );
  });
});

describe('the borders of an area', () => {
  const sides = (book: Book, name: string): string =>
    Object.entries(formatAt(book, name).borders)
      .flatMap(([side, line]) => (line === null ? [] : [side]))
      .join(' ');

  it('are on all sides of all cells', () => {
    const book = edited(bookWith({}), borders('A1:B2', 'all'));
    expect(['A1', 'B2'].map((name) => sides(book, name))).toEqual([
      'top right bottom left',
      'top right bottom left',
    ]);
  });

  it('are on its edges alone', () => {
    const book = edited(bookWith({}), borders('A1:C3', 'outer'));
    expect(['A1', 'B1', 'C3', 'B2'].map((name) => sides(book, name))).toEqual([
      'top left',
      'top',
      'right bottom',
      '',
    ]);
  });

  it('are gone again', () => {
    const book = edited(bookWith({}), borders('A1:C3', 'all'), borders('A1:C3', 'none'));
    expect(['A1', 'B2', 'C3'].map((name) => sides(book, name))).toEqual(['', '', '']);
  });
});

describe('a note', () => {
  const note = (text: string | null, author = 'Ida'): BookEdit => ({
    kind: 'note',
    sheet: 1,
    place: { row: 0, column: 1 },
    text,
    author,
  });

  it('is written, written anew by another hand under its first name, and taken away', () => {
    const written = edited(bookWith({}), note('first'));
    expect(firstOf(written).notes).toEqual([{ row: 0, column: 1, text: 'first', author: 'Ida' }]);
    expect(firstOf(edited(written, note('second', 'Ali'))).notes).toMatchObject([
      { text: 'second', author: 'Ida' },
    ]);
    expect(firstOf(edited(written, note(null))).notes).toEqual([]);
  });
});

describe('the sheets of a workbook', () => {
  const names = (book: Book): string[] => book.sheets.map(({ name }) => name);
  const three = edited(bookWith({}), { kind: 'addSheet', name: 'Third', at: 2 });

  it.each([
    [0, ['Third', 'Harvest', 'Sum & total']],
    [1, ['Harvest', 'Third', 'Sum & total']],
    [2, ['Harvest', 'Sum & total', 'Third']],
  ])('stand in another order: the last at %d', (to, expected) => {
    const last = three.sheets.at(-1)?.id ?? 0;
    expect(names(edited(three, { kind: 'moveSheet', sheet: last, to }))).toEqual(expected);
  });

  it('never have a number twice, though one was taken away', () => {
    const last = three.sheets.at(-1)?.id ?? 0;
    const again = edited(
      three,
      { kind: 'removeSheet', sheet: last },
      { kind: 'addSheet', name: 'Fourth', at: 0 },
    );
    expect(names(again)).toEqual(['Fourth', 'Harvest', 'Sum & total']);
    expect(again.sheets[0]?.id).toBeGreaterThan(last);
  });

  it('are hidden, shown and coloured', () => {
    const book = edited(
      three,
      { kind: 'showSheet', sheet: 1, isHidden: true },
      { kind: 'colourSheet', sheet: 1, colour: 'AA0000' },
    );
    expect(firstOf(book)).toMatchObject({ visibility: 'hidden', colour: 'AA0000' });
    expect(firstOf(edited(book, { kind: 'showSheet', sheet: 1, isHidden: false })).visibility).toBe(
      'visible',
    );
  });
});

describe('a style', () => {
  const styles = [{ format: defaultFormat }, { format: { ...defaultFormat, isBold: true } }];

  it('is made once for the same change, and not at all for none', () => {
    const made = patchStyle(styles, 0, { size: 20 });
    expect(patchStyle(made.styles, 0, { size: 20 })).toEqual({ styles: made.styles, style: made.style });
    expect(patchStyle(styles, 1, { isBold: true })).toEqual({ styles, style: 1 });
  });

  it('says from which of the file it comes, and with all that was changed since', () => {
    const first = patchStyle(styles, 1, { size: 20 });
    const second = patchStyle(first.styles, first.style, { isItalic: true });
    expect(second.styles[second.style]).toMatchObject({
      made: { from: 1, patch: { size: 20, isItalic: true } },
    });
  });

  it('keeps borders on sides of which nothing was said', () => {
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
