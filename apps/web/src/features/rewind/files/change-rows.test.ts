import type { FileChange } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { countLeftOut, findFirstPlace, listChangeRows, listContentRows } from './change-rows.ts';

const quietSheet = {
  kind: 'changed',
  previousName: null,
  isMoved: false,
  cells: 0,
  rows: null,
  recalculated: 0,
  formatted: 0,
  isLayoutChanged: false,
} as const;
const sheets = (rest: Partial<Extract<FileChange, { kind: 'sheets' }>>): FileChange => ({
  kind: 'sheets',
  sheets: [],
  cells: [],
  count: 0,
  others: [],
  ...rest,
});
const pages = (rest: Partial<Extract<FileChange, { kind: 'pages' }>>): FileChange => ({
  kind: 'pages',
  pages: [],
  objects: [],
  count: 0,
  others: [],
  ...rest,
});
const quietPage = {
  title: 'Sea',
  kind: 'changed',
  movedFrom: null,
  objects: 0,
  isLayoutChanged: false,
} as const;
const sentencesOf = (change: FileChange) =>
  listChangeRows(change).flatMap((row) => (row.kind === 'sentence' ? [row.sentence] : []));

it.each<[string, FileChange, object[]]>([
  ['nothing', sheets({}), [{ key: 'nothing' }]],
  ['too much', { kind: 'tooLarge' }, [{ key: 'tooLarge' }]],
  ['other parts', pages({ others: ['objects', 'design'] }), [{ key: 'objects' }, { key: 'design' }]],
  [
    'a sheet added',
    sheets({ sheets: [{ ...quietSheet, name: 'B', kind: 'added', isLayoutChanged: true }] }),
    [{ key: 'sheetAdded', sheet: 'B' }],
  ],
  [
    'a sheet renamed and moved',
    sheets({ sheets: [{ ...quietSheet, name: 'B', previousName: 'A', isMoved: true }] }),
    [
      { key: 'sheetRenamed', sheet: 'B', previous: 'A' },
      { key: 'sheetMoved', sheet: 'B' },
    ],
  ],
  [
    'rows deleted',
    sheets({ sheets: [{ ...quietSheet, name: 'A', rows: { at: 3, count: -2 } }] }),
    [{ key: 'rowsDeleted', sheet: 'A', row: 3, count: 2 }],
  ],
  [
    'results',
    sheets({ sheets: [{ ...quietSheet, name: 'A', recalculated: 4, formatted: 1 }] }),
    [
      { key: 'formatted', sheet: 'A', count: 1 },
      { key: 'recalculated', sheet: 'A', count: 4 },
    ],
  ],
  [
    'a slide moved',
    pages({ pages: [{ ...quietPage, number: 1, movedFrom: 3 }] }),
    [{ key: 'pageMoved', page: 1, title: 'Sea', previous: 3 }],
  ],
  [
    'a slide deleted',
    pages({ pages: [{ ...quietPage, number: 2, kind: 'deleted' }] }),
    [{ key: 'pageDeleted', page: 2, title: 'Sea' }],
  ],
])('a save with %s has a line that says so', (_what, change, sentences) => {
  expect(sentencesOf(change)).toEqual(sentences);
});

it('cells stand below their sheet, and the first one is the place to show', () => {
  const cell = { before: null, after: { input: '=A1', result: '4' } };
  const change = sheets({
    sheets: [
      { ...quietSheet, name: 'Old', kind: 'deleted', cells: 1 },
      { ...quietSheet, name: 'Plan', cells: 1 },
    ],
    cells: [
      { sheet: 0, address: 'A1', ...cell },
      { sheet: 1, address: 'B2', ...cell },
    ],
    count: 7,
  });
  const rows = listChangeRows(change);
  expect(rows.map((row) => (row.kind === 'sentence' ? row.sentence.key : row.place))).toEqual([
    'sheetDeleted',
    { kind: 'cell', sheet: 'Old', address: 'A1' },
    { kind: 'cell', sheet: 'Plan', address: 'B2' },
  ]);
  expect(findFirstPlace(rows)).toEqual({ kind: 'cell', sheet: 'Plan', cell: 'B2' });
  expect(countLeftOut(change, 2)).toBe(5);
  expect(listContentRows(change, 2).map(({ id }) => id)).toEqual(['cell 2', 'cell 3']);
});

it('shapes stand below their page with the number of the page', () => {
  const change = pages({
    pages: [{ ...quietPage, number: 2, objects: 1 }],
    objects: [{ page: 0, kind: 'text', type: 'text', name: 'Title', before: 'Sea', after: 'Sky' }],
    count: 1,
  });
  const rows = listChangeRows(change);
  expect(rows).toMatchObject([
    {
      place: { kind: 'object', page: 2, change: 'text' },
      before: { input: 'Sea', result: null },
      after: { input: 'Sky', result: null },
    },
  ]);
  expect(findFirstPlace(rows)).toEqual({ kind: 'page', number: 2 });
});
