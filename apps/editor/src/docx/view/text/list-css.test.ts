import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { ListLevel, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import { expect, it } from 'vitest';
import { computeListCss } from './list-css.ts';

const level = (
  ilvl: number,
  numFmt: ListLevel['numFmt'],
  lvlText: string,
  more: Partial<ListLevel> = {},
) => ({
  ilvl,
  numFmt,
  lvlText,
  ...more,
});

const numbering: NumberingDefinitions = {
  abstractNums: [
    {
      abstractNumId: 7,
      levels: [
        level(0, 'decimal', '%1.', { start: 1, pPr: { indentLeft: 360, indentFirstLine: -360 } }),
        level(1, 'lowerLetter', '%1.%2)', { start: 3 }),
      ],
    },
    { abstractNumId: 8, levels: [level(0, 'bullet', '\uF0B7')] },
  ],
  nums: [
    { numId: 1, abstractNumId: 7 },
    { numId: 2, abstractNumId: 7 },
    { numId: 3, abstractNumId: 7, levelOverrides: [{ ilvl: 0, startOverride: 5 }] },
    { numId: 4, abstractNumId: 8 },
  ],
};

const css = (attrs: ParagraphAttrs, definitions: NumberingDefinitions | undefined = numbering) =>
  computeListCss(attrs, definitions);

it('computeListCss is empty for a paragraph outside of lists', () => {
  expect(css({})).toBeNull();
  expect(css({ numPr: { numId: 0 } })).toBeNull();
  expect(css({ numPr: { numId: 1 }, listMarkerHidden: true })).toBeNull();
});

it('computeListCss converts the number format of a level to CSS', () => {
  expect(css({ numPr: { numId: 1, ilvl: 0 } })?.marker).toBe('counter(lists-7-0, decimal) "."');
  expect(css({ numPr: { numId: 1, ilvl: 1 } })?.marker).toBe(
    'counter(lists-7-0, decimal) "." counter(lists-7-1, lower-alpha) ")"',
  );
});

it('computeListCss continues numbering in another list of the same definition', () => {
  const [one, other] = [1, 2].map((numId) => css({ numPr: { numId } })?.counting?.increment);
  expect(one).toBe(other);
});

it('computeListCss restarts where a list has a start number', () => {
  const counting = css({ numPr: { numId: 3 } })?.counting;
  expect(counting?.increment).toBe('list-3-0');
  expect(counting?.first.get('list-3-0')).toBe(4);
});

it('computeListCss resets deeper levels to before their first', () => {
  expect(css({ numPr: { numId: 1, ilvl: 0 } })?.counting?.set).toMatch(/^lists-7-1 2 lists-7-2 0 /);
});

it('computeListCss replaces a bullet of a symbol font with one that every device has', () => {
  expect(css({ numPr: { numId: 4 } })).toMatchObject({ marker: '"•"', counting: null });
});

it('computeListCss uses the indents of the level', () => {
  expect(css({ numPr: { numId: 1, ilvl: 0 } })?.indents).toEqual({ start: 360, first: -360 });
  expect(css({ numPr: { numId: 1, ilvl: 1 } })?.indents).toEqual({ start: 1440, first: -360 });
});

it('computeListCss uses the paragraph alone if there is no definition', () => {
  const attrs: ParagraphAttrs = { numPr: { numId: 9 }, listNumFmt: 'upperRoman', listMarker: '(%1)' };
  const found = css(attrs, { nums: [], abstractNums: [] });
  expect(found?.marker).toBe('"(" counter(list-9-0, upper-roman) ")"');
  expect(css({ numPr: { numId: 9 }, listIsBullet: true }, { nums: [], abstractNums: [] })?.marker).toBe(
    '"•"',
  );
});

it('computeListCss escapes the text of a file in strings', () => {
  const attrs: ParagraphAttrs = { numPr: { numId: 9 }, listNumFmt: 'decimal', listMarker: '"%1\\' };
  expect(css(attrs, { nums: [], abstractNums: [] })?.marker).toBe('"\\"" counter(list-9-0, decimal) "\\\\"');
});
