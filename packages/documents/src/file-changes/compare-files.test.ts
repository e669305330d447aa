import { expect, it } from 'vitest';
import { blankPptx } from '../blank-pptx.ts';
import { blankXlsx } from '../blank-xlsx.ts';
import { numbersXml } from '../testing/cells.ts';
import { partsOf } from '../testing/changed-parts.ts';
import { comparisonKindOf, createFileComparer } from './compare-files.ts';
import { longestIncreasing, pairItems } from './compare-order.ts';
import { createPagesComparer } from './compare-pages.ts';

const sheetPart = 'xl/worksheets/sheet1.xml';
const window = { from: 0, count: 10 };
const withNumbers = (rows: number, valueAt: (row: number, column: number) => number) =>
  partsOf(blankXlsx(), { [sheetPart]: numbersXml(rows, 10, valueAt) });

it.each([
  ['xlsx', 'sheets'],
  ['xltx', 'sheets'],
  ['pptx', 'slides'],
  ['potx', 'slides'],
  ['odg', 'drawing'],
  ['otg', 'drawing'],
  ['docx', null],
  ['ods', null],
] as const)('versions of %s are compared as %s', (kind, expected) => {
  expect(comparisonKindOf(kind)).toBe(expected);
});

it('a change that needs more bytes than allowed is reported as too large', () => {
  const versions = { before: withNumbers(500, (row) => row), after: withNumbers(500, (row) => row + 1) };
  expect(createFileComparer('xlsx', { maxBytes: 10_000 })(versions, window)).toEqual({ kind: 'tooLarge' });
  expect(createFileComparer('xlsx')(versions, window).kind).toBe('sheets');
});

it('one changed cell of a large sheet is found without reading the sheet', () => {
  const changed = (value: number) => (row: number, column: number) =>
    row === 15_000 && column === 5 ? value : row;
  let read = 0;
  const compare = createFileComparer('xlsx', { count: (bytes) => (read += bytes) });
  const change = compare(
    { before: withNumbers(20_000, changed(1)), after: withNumbers(20_000, changed(2)) },
    window,
  );
  expect(change).toMatchObject({
    kind: 'sheets',
    count: 1,
    cells: [{ address: 'E15000', before: { input: '1' }, after: { input: '2' } }],
  });
  // Comparing bytes counts a sixteenth of them.
  expect(read).toBeLessThan(1_200_000);
});

it('a picture that both versions share is not unpacked', () => {
  const deck = partsOf(blankPptx(), { 'ppt/media/image1.png': 'picture' });
  const unpacked: string[] = [];
  const content = (name: string) => {
    unpacked.push(name);
    return deck.content(name);
  };
  const shared = { ...deck, content };
  expect(createFileComparer('pptx')({ before: shared, after: shared }, window)).toMatchObject({ others: [] });
  expect(unpacked).toContain('ppt/presentation.xml');
  expect(unpacked).not.toContain('ppt/media/image1.png');
});

it('a sheet that both versions share is not unpacked', () => {
  const [sheet] = [...partsOf(blankXlsx()).names()].filter((name) => name.startsWith('xl/worksheets/'));
  const workbook = partsOf(blankXlsx());
  const unpacked: string[] = [];
  const content = (name: string) => {
    unpacked.push(name);
    return workbook.content(name);
  };
  const shared = { ...workbook, content };
  createFileComparer('xlsx')({ before: shared, after: shared }, window);
  expect(unpacked).toContain('xl/workbook.xml');
  expect(unpacked).not.toContain(sheet);
});

it('a slide of a version that is compared again is not unpacked again, but counted', () => {
  const slide = 'ppt/slides/slide1.xml';
  const unpacked: string[] = [];
  const versions = ['one', 'two', 'three'].map((text, index) => {
    const parts = partsOf(blankPptx(), { 'ppt/media/note.txt': text });
    return {
      ...parts,
      content: (name: string) => {
        unpacked.push(`${name} ${index}`);
        return parts.content(name);
      },
    };
  });
  const [first, second, third] = versions;
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three versions');
  let read = 0;
  const count = (bytes: number): void => {
    read += bytes;
  };
  const compare = createPagesComparer('slides', count);
  compare({ before: first, after: second }, window);
  compare({ before: second, after: third }, window);
  expect(unpacked.filter((name) => name === `${slide} 1`)).toHaveLength(1);
  const readByOne = read;
  read = 0;
  createPagesComparer('slides', count)({ before: first, after: second }, window);
  createPagesComparer('slides', count)({ before: second, after: third }, window);
  expect(readByOne).toBe(read);
});

it('an error that count throws ends the comparison', () => {
  const stop = () => {
    throw new RangeError('enough');
  };
  const deck = partsOf(blankPptx());
  expect(() => createFileComparer('pptx', { count: stop })({ before: deck, after: deck }, window)).toThrow(
    'enough',
  );
});

it.each<[number[], number[]]>([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [2, 0, 1],
    [0, 1],
  ],
  [
    [3, 1, 2, 0, 4],
    [1, 2, 4],
  ],
])('a longest increasing subsequence of %j is %j', (numbers, expected) => {
  expect([...longestIncreasing(numbers)].sort()).toEqual(expected);
});

it('items with the same key are paired in their order, and only once', () => {
  const pairs = pairItems(['a', 'b', 'b'], ['b', 'c', 'b', 'b'], [(item) => item, () => 'any']);
  expect([...pairs]).toEqual([
    [0, 1],
    [2, 2],
    [1, 0],
  ]);
});
