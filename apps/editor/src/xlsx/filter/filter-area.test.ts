import { expect, it } from 'vitest';
import { selectArea } from '../editing/workbook-editing.ts';
import { applyAll, createWorkbook, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { formatArea } from '../workbook/area.ts';
import type { WorkbookEdit } from '../workbook/edits.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { findProblem, readCondition, showCondition } from './condition-draft.ts';
import { findFilterArea, findSelectedFilter } from './filter-area.ts';

function selectIn(workbook: Workbook, range: string) {
  const editing = openEditing(workbook);
  selectArea(editing, toArea(range));
  return editing.getView();
}

const table = { A2: 'Fruit', B2: 'Count', A3: 'Apple', B3: 3, A4: 'Pear', B4: 5 };

it.each([
  ['the data around the cell', table, 'B3', 'A2:B4'],
  ['the rows below a title', { ...table, A1: 'Harvest' }, 'B3', 'A2:B4'],
  ['the rows above their total', { ...table, A5: 'Sum', B5: '=SUM(B3:B4)' }, 'A3', 'A2:B4'],
  ['the selected cells', { ...table, A1: 'Harvest' }, 'A1:B3', 'A1:B3'],
  ['the part of whole columns with data', table, 'A:A', 'A2:A4'],
  ['one column', { A1: 'Fruit', A2: 'Apple' }, 'A1', 'A1:A2'],
])('a new filter has %s', (_, cells, selection, expected) => {
  const area = findFilterArea(selectIn(createWorkbook(cells), selection));
  expect(area === null ? null : formatArea(area)).toBe(expected);
});

it.each([
  ['an empty sheet', {}, 'A1'],
  ['a single row', { A1: 'Fruit', B1: 'Count' }, 'A1'],
  ['cells beside the data', table, 'F9:G12'],
])('there is no filter for %s', (_, cells, selection) => {
  expect(findFilterArea(selectIn(createWorkbook(cells), selection))).toBeNull();
});

it('rows that are frozen end with the header', () => {
  const workbook = applyAll(createWorkbook({ ...table, A1: 'Harvest', B1: 'of 2026' }), {
    kind: 'freeze',
    sheet: 1,
    rows: 2,
    columns: 0,
  });
  const area = findFilterArea(selectIn(workbook, 'A3'));
  expect(area === null ? null : formatArea(area)).toBe('A2:B4');
});

it('a filter is that of the table around the cell, or that of the sheet', () => {
  const turnOn: WorkbookEdit = { kind: 'filter', sheet: 1, table: null, area: toArea('A2:B4') };
  const inTable: WorkbookEdit = { ...turnOn, table: 'xl/tables/table1.xml', area: toArea('E1:F9') };
  const workbook = applyAll(createWorkbook(table), turnOn, inTable);
  expect(['A3', 'H9', 'E2'].map((cell) => findSelectedFilter(selectIn(workbook, cell))?.table)).toEqual([
    null,
    null,
    'xl/tables/table1.xml',
  ]);
});

it('numbers of a condition are shown and read in the language of the user', () => {
  const condition = {
    kind: 'tests',
    isAnd: true,
    tests: [
      { operator: 'greaterThanOrEqual', value: '1.5' },
      { operator: 'lessThanOrEqual', value: '1000' },
    ],
  } as const;
  const shown = showCondition(condition, 'de');
  expect(shown).toEqual({ kind: 'between', first: '1,5', second: '1000' });
  expect(shown === null ? null : readCondition(shown, 'de')).toEqual({
    kind: 'between',
    first: '1.5',
    second: '1000',
  });
});

it.each([
  ['a decimal comma', '1,5', '1.5'],
  ['a date', '23.11.2026', '46349'],
  ['a text of digits', '007', '007'],
  ['words', 'acht', 'acht'],
])('a value that a cell is to equal is written as files have it: %s', (_, typed, written) => {
  expect(readCondition({ kind: 'is', first: typed, second: '' }, 'de')).toEqual({
    kind: 'is',
    first: written,
    second: '',
  });
});

it('a number that a cell equals is shown in the notation of the user', () => {
  const condition = { kind: 'tests', isAnd: false, tests: [{ operator: 'equal', value: '1.5' }] } as const;
  expect(showCondition(condition, 'de')).toEqual({ kind: 'is', first: '1,5', second: '' });
});

it.each([
  [
    { kind: 'between', first: '1', second: 'x' },
    { field: 'second', text: 'noNumber' },
  ],
  [
    { kind: 'greaterThan', first: '', second: '' },
    { field: 'first', text: 'noNumber' },
  ],
  [
    { kind: 'contains', first: '', second: '' },
    { field: 'first', text: 'noValue' },
  ],
  [{ kind: 'notEmpty', first: '', second: '' }, null],
  [{ kind: 'lessThan', first: '23.11.2026', second: '' }, null],
] as const)('the condition %j has the problem %j', (chosen, problem) => {
  expect(findProblem(chosen, 'de')).toEqual(problem);
});
