import { describe, expect, it } from 'vitest';
import { defaultPageSetup, type HeadersAndFooters } from '../workbook/page-setup.ts';
import {
  type FieldNames,
  fromHeaderText,
  type HeaderFormat,
  joinSections,
  parseSection,
  splitSections,
  toHeaderText,
} from './header-text.ts';
import { formatField, type HeaderValues, selectHeaders } from './header-values.ts';

const names: FieldNames = {
  page: 'Page',
  pages: 'Pages',
  date: 'Date',
  time: 'Time',
  file: 'File',
  sheet: 'Sheet',
  folder: 'Folder',
  picture: 'Picture',
};

it.each<[text: string, left: string, center: string, right: string]>([
  ['', '', '', ''],
  ['Title', '', 'Title', ''],
  ['&LOne&CTwo&RThree', 'One', 'Two', 'Three'],
  ['&RPage &P of &N', '', '', 'Page &P of &N'],
  ['&LR&&D &C&"Arial,Bold"&12&A', 'R&&D ', '&"Arial,Bold"&12&A', ''],
  ['&l&Bx&rC', '&Bx', '', 'C'],
  ['&LA&CB&LC', 'AC', 'B', ''],
])('the header %s has its parts', (text, left, center, right) => {
  expect(splitSections(text)).toEqual({ left, center, right });
});

it('parts are joined to the header that they come from', () => {
  const text = '&LOne&CTwo &P&R&D';
  expect(joinSections(splitSections(text))).toBe(text);
});

describe('a part of a header', () => {
  it.each<[text: string, shown: string]>([
    ['Page &P of &N', 'Page [Page] of [Pages]'],
    ['Q&&A', 'Q&A'],
    ['&D &T &F &A', '[Date] [Time] [File] [Sheet]'],
    ['&P+10 of &N-1', '[Page+10] of [Pages-1]'],
    ['&"Arial,Bold"&14&K00B050Report', 'Report'],
    ['&12 3 apples', ' 3 apples'],
    ['&G&Z&F', '[Picture][Folder][File]'],
    ['one\ntwo', 'one\ntwo'],
    ['end &', 'end '],
  ])('%s is written as %s', (text, shown) => {
    expect(toHeaderText(text, names)).toBe(shown);
  });

  it.each<[text: string, format: Partial<HeaderFormat>]>([
    ['&Bx', { isBold: true }],
    ['&B&Bx', { isBold: false }],
    ['&"Times New Roman,Bold Italic"x', { font: 'Times New Roman', isBold: true, isItalic: true }],
    ['&"-,Bold"x', { font: null, isBold: true }],
    ['&8x', { size: 8 }],
    ['&Kff0000x', { colour: 'FF0000' }],
    ['&K01+000x', { colour: null }],
    ['&U&Sx', { isUnderlined: true, isStruck: true }],
    ['&Xx', { raised: 'superscript' }],
    ['&X&Yx', { raised: 'subscript' }],
  ])('%s has its format', (text, format) => {
    expect(parseSection(text).at(-1)).toMatchObject({ content: 'x', format });
  });

  it.each<[text: string, previous: string, expected: string]>([
    ['Page [Page] of [Pages]', '', 'Page &P of &N'],
    ['[page+1]', '', '&P+1'],
    ['[Sheet+1]', '', '&A'],
    ['Q&A', '', 'Q&&A'],
    ['[other]', '', '[other]'],
    ['', '&BOld', ''],
    ['New', '&"Arial,Bold"&14Old &P', '&"Arial,Bold"&14New'],
    ['2027', '&14Old', '&14 2027'],
    ['Old [Page]', '&BOld &I&P', '&BOld &I&P'],
    ['[Picture] Name', '&G', '&G Name'],
    ['[Folder]New', '&Z&F', '&ZNew'],
    ['[Page]-2027', '', '&P -2027'],
    ['&[Page]', '', '&P'],
  ])('the text %s in place of %s is stored as %s', (text, previous, expected) => {
    expect(fromHeaderText(text, names, previous)).toBe(expected);
  });
});

const values: HeaderValues = {
  page: 3,
  pages: 7,
  at: Date.UTC(2026, 10, 28, 12),
  file: 'a.xlsx',
  sheet: 'Data',
};

it.each([
  [{ field: 'page', offset: 0 }, '3'],
  [{ field: 'pages', offset: 2 }, '9'],
  [{ field: 'date', offset: 0 }, '28.11.26'],
  [{ field: 'file', offset: 0 }, 'a.xlsx'],
  [{ field: 'sheet', offset: 0 }, 'Data'],
] as const)('the field %j stands for %s in German', (field, expected) => {
  expect(formatField(field, values, 'de')).toBe(expected);
});

it.each<[what: string, index: number, page: number, expected: string]>([
  ['the first page', 0, 1, 'first'],
  ['an odd page', 2, 3, 'odd'],
  ['an even page', 1, 2, 'even'],
  ['a page that has an even number because the first is numbered 5', 1, 6, 'even'],
])('%s has its own header', (_, index, page, expected) => {
  const headers: HeadersAndFooters = {
    ...defaultPageSetup.headers,
    header: 'odd',
    even: { header: 'even', footer: '' },
    first: { header: 'first', footer: '' },
  };
  expect(selectHeaders(headers, index, page).header).toBe(expected);
});
