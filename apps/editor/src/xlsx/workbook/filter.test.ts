import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, toArea } from '../testing/cells.ts';
import type { WorkbookEdit } from './edits.ts';
import { countShownRows, type FilterCondition, findFilter, isFilteredOut, splitByFilter } from './filter.ts';
import { type ChosenCondition, createFilterCondition, recognizeCondition } from './filter-conditions.ts';
import { createValuesCondition, listFilterItems } from './filter-values.ts';
import type { Shift, Workbook } from './workbook.ts';

const fruit = createWorkbook({
  A1: 'Fruit',
  B1: 'Count',
  A2: 'Apple',
  B2: 3,
  A3: 'Pear',
  B3: 12,
  A4: 'apple pie',
  B4: 1.5,
  B5: 7,
  A6: 'A*b',
  A7: 'Total',
  B7: '=SUBTOTAL(9,B2:B6)',
});
const turnOn: WorkbookEdit = { kind: 'filter', sheet: 1, table: null, area: toArea('A1:B6') };

const setCondition = (column: number, condition: FilterCondition | null): WorkbookEdit => ({
  kind: 'filterColumn',
  sheet: 1,
  table: null,
  column,
  condition,
});

const listShownRows = (workbook: Workbook): number[] =>
  [2, 3, 4, 5, 6, 7].filter((row) => getFirstSheet(workbook).rows.get(row - 1)?.isHidden !== true);

it.each<[ChosenCondition['kind'], number, string, string, number[]]>([
  ['contains', 0, 'PP', '', [2, 4, 7]],
  ['notContains', 0, 'pp', '', [3, 5, 6, 7]],
  ['begins', 0, 'ap', '', [2, 4, 7]],
  ['ends', 0, 'ar', '', [3, 7]],
  ['contains', 0, '*', '', [6, 7]],
  ['is', 0, 'apple', '', [2, 7]],
  ['isNot', 0, 'apple', '', [3, 4, 5, 6, 7]],
  ['is', 1, '12', '', [3, 7]],
  ['greaterThan', 1, '3', '', [3, 5, 7]],
  ['greaterThanOrEqual', 1, '3', '', [2, 3, 5, 7]],
  ['lessThan', 1, '3', '', [4, 7]],
  ['between', 1, '7', '2', [2, 5, 7]],
  ['notBetween', 1, '2', '7', [3, 4, 7]],
  ['empty', 0, '', '', [5, 7]],
  ['notEmpty', 0, '', '', [2, 3, 4, 6, 7]],
])(
  'the condition %s on column %i with %j and %j shows the rows %4$j',
  (kind, column, first, second, expected) => {
    const chosen = { kind, first, second };
    const condition = createFilterCondition(chosen);
    const filtered = applyAll(fruit, turnOn, setCondition(column, condition));
    expect(listShownRows(filtered)).toEqual(expected);
    const recognized = recognizeCondition(condition);
    expect(recognized?.kind).toBe(kind);
    expect([recognized?.first, recognized?.second].sort()).toEqual([first, second].sort());
  },
);

it('the menu lists the values of rows that other columns show, with their counts', () => {
  const filtered = applyAll(
    fruit,
    turnOn,
    setCondition(1, createFilterCondition({ kind: 'lessThan', first: '10', second: '' })),
  );
  const sheet = getFirstSheet(filtered);
  const filter = findFilter(sheet, null);
  const { items, blank } = listFilterItems(filtered, sheet, {
    filter: filter ?? { table: null, area: toArea('A1:B6'), columns: [], isOn: true },
    column: 0,
    lang: 'en-GB',
  });
  expect(items.map(({ label, count }) => `${label} ${count}`)).toEqual(['Apple 1', 'apple pie 1']);
  expect([blank.count, blank.isShown]).toEqual([1, true]);
  const condition = createValuesCondition(items, blank, (key) => key === 'text apple');
  expect(condition).toEqual({ kind: 'values', texts: ['Apple'], dates: [], hasBlank: false });
  expect(listShownRows(applyAll(filtered, setCondition(0, condition)))).toEqual([2, 7]);
  expect(createValuesCondition(items, blank, () => true)).toBeNull();
});

it('dates are filtered by their day, however they are displayed', () => {
  const dates = applyAll(
    createWorkbook({ A1: 'Day', A2: 46349, A3: 46349.5, A4: 46350 }),
    { kind: 'look', sheet: 1, areas: [toArea('A2:A4')], patch: { format: 'dd.mm.yyyy' } },
    { kind: 'filter', sheet: 1, table: null, area: toArea('A1:A4') },
  );
  const sheet = getFirstSheet(dates);
  const filter = findFilter(sheet, null);
  const list = listFilterItems(dates, sheet, {
    filter: filter ?? { table: null, area: toArea('A1:A4'), columns: [], isOn: true },
    column: 0,
    lang: 'de',
  });
  expect(list.items.map(({ label, count }) => `${label} ${count}`)).toEqual(['23.11.2026 2', '24.11.2026 1']);
  const condition = createValuesCondition(list.items, list.blank, (key) => key === 'date 2026-11-23');
  expect(condition).toEqual({ kind: 'values', texts: [], dates: ['2026-11-23'], hasBlank: false });
  const filtered = getFirstSheet(applyAll(dates, setCondition(0, condition)));
  expect([1, 2, 3].map((row) => filtered.rows.get(row)?.isHidden)).toEqual([false, false, true]);
});

it('SUBTOTAL leaves out filtered rows, but counts rows hidden by hand', () => {
  const byHand = applyAll(fruit, { kind: 'hide', sheet: 1, axis: 'rows', from: 1, to: 1, isHidden: true });
  expect(getValueAt(byHand, 'B7')).toBe(23.5);
  const filtered = applyAll(
    fruit,
    turnOn,
    setCondition(1, createFilterCondition({ kind: 'greaterThan', first: '5', second: '' })),
  );
  expect([getValueAt(filtered, 'B7'), countShownRows(getFirstSheet(filtered))]).toEqual([
    19,
    { shown: 2, total: 5 },
  ]);
  const cleared = applyAll(filtered, setCondition(1, null));
  expect([getValueAt(cleared, 'B7'), countShownRows(getFirstSheet(cleared))]).toEqual([23.5, null]);
});

it('removing a filter, and undoing it, shows and hides its rows again', () => {
  const condition = createFilterCondition({ kind: 'contains', first: 'pp', second: '' });
  const turnOff: WorkbookEdit = { kind: 'filter', sheet: 1, table: null, area: null };
  expect(listShownRows(applyAll(fruit, turnOn, setCondition(0, condition), turnOff))).toEqual([
    2, 3, 4, 5, 6, 7,
  ]);
  const undone = applyAll(fruit, turnOn, setCondition(0, condition), turnOff, { kind: 'undo' });
  expect(listShownRows(undone)).toEqual([2, 4, 7]);
});

it('a condition that only another program can evaluate keeps its rows hidden until it is cleared', () => {
  const kept: FilterCondition = {
    kind: 'kept',
    name: 'colour',
    xml: '<colorFilter dxfId="0"/>',
    limits: null,
  };
  const opened = applyAll(fruit, turnOn, setCondition(1, kept), {
    kind: 'hide',
    sheet: 1,
    axis: 'rows',
    from: 2,
    to: 2,
    isHidden: true,
  });
  const contains = createFilterCondition({ kind: 'contains', first: 'p', second: '' });
  const filtered = applyAll(opened, setCondition(0, contains));
  expect(listShownRows(filtered)).toEqual([2, 4, 7]);
  expect(listShownRows(applyAll(filtered, setCondition(1, null)))).toEqual([2, 3, 4, 7]);
});

it('rows added directly below belong to the filter when it is applied again', () => {
  const condition = createFilterCondition({ kind: 'contains', first: 'pp', second: '' });
  const grown = applyAll(
    createWorkbook({ A1: 'Fruit', A2: 'Apple', A3: 'Pear' }),
    { kind: 'filter', sheet: 1, table: null, area: toArea('A1:A3') },
    setCondition(0, condition),
    { kind: 'cells', sheet: 1, changes: [{ row: 3, column: 0, value: 'Plum' }] },
    { kind: 'reapplyFilters', sheet: 1 },
  );
  const sheet = getFirstSheet(grown);
  expect(findFilter(sheet, null)?.area).toEqual(toArea('A1:A4'));
  expect([isFilteredOut(sheet, 2), isFilteredOut(sheet, 3)]).toEqual([true, true]);
  expect(splitByFilter(sheet, toArea('A1:A5'))).toEqual([toArea('A1:A2'), toArea('A5')]);
});

it('a filter moves with its columns, and goes with its header row', () => {
  const condition = createFilterCondition({ kind: 'contains', first: 'pp', second: '' });
  const moved = applyAll(fruit, turnOn, setCondition(0, condition), {
    kind: 'shift',
    sheet: 1,
    shift: { axis: 'columns', at: 0, count: 2 },
  });
  const filter = findFilter(getFirstSheet(moved), null);
  expect([filter?.area, filter?.columns.map(({ column }) => column)]).toEqual([toArea('C1:D6'), [2]]);
  const headless = applyAll(moved, { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: -1 } });
  expect(getFirstSheet(headless).filters).toEqual([]);
});

it.each<[deleted: string, shift: Shift, shown: number[]]>([
  ['the header row', { axis: 'rows', at: 0, count: -1 }, [1, 2, 3, 4, 5, 6]],
  ['all columns of the filter', { axis: 'columns', at: 0, count: -2 }, [1, 2, 3, 4, 5, 6]],
  ['one of two columns with a condition', { axis: 'columns', at: 0, count: -1 }, [1, 2, 4]],
  ['a row of data', { axis: 'rows', at: 1, count: -1 }, [1, 6]],
])('deleting %s shows the rows that nothing else hides', (_, shift, shown) => {
  const workbook = applyAll(
    fruit,
    turnOn,
    setCondition(0, createFilterCondition({ kind: 'is', first: 'apple', second: '' })),
    setCondition(1, createFilterCondition({ kind: 'lessThan', first: '5', second: '' })),
    { kind: 'shift', sheet: 1, shift },
  );
  const sheet = getFirstSheet(workbook);
  const isShown = (row: number): boolean => sheet.rows.get(row - 1)?.isHidden !== true;
  expect([1, 2, 3, 4, 5, 6].filter(isShown)).toEqual(shown);
});
