import { expect, it } from 'vitest';
import { selectArea } from '../editing/workbook-editing.ts';
import { applyAll, createWorkbook, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { formatArea } from '../workbook/area.ts';
import type { Area, Workbook } from '../workbook/workbook.ts';
import {
  detectSortEnds,
  findSortRange,
  getColumnTitle,
  getSortedRows,
  needsConfirmation,
} from './sort-range.ts';

function selectIn(workbook: Workbook, range: string) {
  const editing = openEditing(workbook);
  selectArea(editing, toArea(range));
  return editing.getView();
}

const table = {
  A1: 'Fruit',
  B1: 'Count',
  A2: 'Pear',
  B2: 3,
  A3: 'Apple',
  B3: 5,
  A4: 'Sum',
  B4: '=SUM(B2:B3)',
};
const toText = (area: Area | null | undefined): string | null => (area ? formatArea(area) : null);

it.each<[string, string | null, string | null]>([
  ['B2', 'A1:B4', null],
  ['C5', 'A1:B4', null],
  ['D7', null, null],
  ['A2:A3', 'A2:A3', 'A1:B4'],
  ['A1:B4', 'A1:B4', null],
  ['A1:F9', 'A1:B4', null],
  ['B:B', 'B1:B4', 'A1:B4'],
  ['2:3', 'A2:B3', 'A1:B4'],
  ['F1:G9', null, null],
])(
  'the selection %s gives the range %j to sort, which the data around extends to %j',
  (selection, area, extended) => {
    const range = findSortRange(selectIn(createWorkbook(table), selection));
    expect([toText(range?.area), toText(range?.extended)]).toEqual([area, extended]);
  },
);

it('the header and the total of a table stay in place, and the rows between are sorted', () => {
  const view = selectIn(createWorkbook(table), 'A1');
  const ends = detectSortEnds(view, toArea('A1:B4'));
  expect(ends).toEqual({ hasHeader: true, totalCount: 1 });
  expect(formatArea(getSortedRows(toArea('A1:B4'), ends))).toBe('A2:B3');
});

it('all rows of a plain list are sorted', () => {
  const view = selectIn(createWorkbook({ A1: 'b', A2: 'a' }), 'A1');
  const ends = detectSortEnds(view, toArea('A1:A2'));
  expect(formatArea(getSortedRows(toArea('A1:A2'), ends))).toBe('A1:A2');
});

it.each([
  ['the whole table', 'A1:B4', {}, false],
  ['some rows of all columns', 'A2:B3', {}, false],
  ['one of two columns', 'A2:A3', {}, true],
  ['formulas about other rows', 'A1:C4', { C2: '=B3' }, true],
  ['formulas about their own row', 'A1:C4', { C2: '=B2*2' }, false],
  ['a header about other rows', 'A1:C4', { C1: '=B2&"x"', C2: 'y' }, false],
])('sorting %s asks the user first if it can tear data apart', (_, selection, more, expected) => {
  const view = selectIn(createWorkbook({ ...table, ...more }), selection);
  const range = findSortRange(view);
  if (range === null) throw new Error('Nothing to sort');
  expect(needsConfirmation(view, range, { hasHeader: selection.startsWith('A1'), totalCount: 1 })).toBe(
    expected,
  );
});

it('a column is named by its header as it is displayed, or has no title', () => {
  const workbook = applyAll(createWorkbook({ A1: 'Fruit', B1: 0.5, C1: '  ' }), {
    kind: 'look',
    sheet: 1,
    areas: [toArea('B1')],
    patch: { format: '0%' },
  });
  const view = selectIn(workbook, 'A1');
  const titles = [0, 1, 2, 3].map((column) => getColumnTitle(view, { row: 0, column, lang: 'en-GB' }));
  expect(titles).toEqual(['Fruit (A)', '50% (B)', null, null]);
  expect(getColumnTitle(view, { row: null, column: 0, lang: 'en-GB' })).toBeNull();
});
