import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getValueAt, toArea } from '../testing/cells.ts';
import type { Value, Workbook } from '../workbook/workbook.ts';

const cells = { A1: 'Head', A2: 1, A3: 2, A4: 4, A5: '=SUBTOTAL(9,A2:A4)', A6: 8 };

const evaluate = (formula: string, change: (workbook: Workbook) => Workbook = (one) => one) =>
  getValueAt(change(createWorkbook({ ...cells, C1: '=1/0', C2: 6, F1: `=${formula}` })), 'F1');

const hideRow = (workbook: Workbook): Workbook =>
  applyAll(workbook, { kind: 'hide', sheet: 1, axis: 'rows', from: 2, to: 2, isHidden: true });
const filterRows = (workbook: Workbook): Workbook =>
  applyAll(
    workbook,
    { kind: 'filter', sheet: 1, table: null, area: toArea('A1:A4') },
    {
      kind: 'filterColumn',
      sheet: 1,
      table: null,
      column: 0,
      condition: { kind: 'tests', isAnd: true, tests: [{ operator: 'greaterThan', value: '3' }] },
    },
  );

const noValue = { error: '#VALUE!' };

it.each<[string, Value]>([
  ['SUBTOTAL(9,A2:A6)', 15],
  ['SUBTOTAL(1,A2:A4)', 7 / 3],
  ['SUBTOTAL(2,A1:A6)', 4],
  ['SUBTOTAL(3,A1:A6)', 5],
  ['SUBTOTAL(4,A2:A6)', 8],
  ['SUBTOTAL(5,A2:A6)', 1],
  ['SUBTOTAL(6,A2:A4)', 8],
  ['SUBTOTAL(9,A2:A3,A6)', 11],
  ['SUBTOTAL(9,Z1:Z9)', 0],
  ['SUBTOTAL(0,A2:A4)', noValue],
  ['SUBTOTAL(12,A2:A4)', noValue],
  ['SUBTOTAL(100,A2:A4)', noValue],
  ['AGGREGATE(9,4,A2:A6)', 22],
  ['AGGREGATE(9,0,A2:A6)', 15],
  ['AGGREGATE(9,6,C1:C2)', 6],
  ['AGGREGATE(9,4,C1:C2)', { error: '#DIV/0!' }],
  ['AGGREGATE(14,6,A2:C6,2)', 7],
  ['AGGREGATE(15,4,A2:A4,2)', 2],
  ['AGGREGATE(9,8,A2:A4)', noValue],
  ['AGGREGATE(20,4,A2:A4)', noValue],
])('the formula %s evaluates to %j', (formula, expected) => {
  expect(evaluate(formula)).toEqual(expected);
});

it.each<[string, number, number]>([
  ['SUBTOTAL(9,A2:A4)', 7, 4],
  ['SUBTOTAL(109,A2:A4)', 5, 4],
  ['AGGREGATE(9,4,A2:A4)', 7, 7],
  ['AGGREGATE(9,5,A2:A4)', 5, 4],
])('the formula %s gives %i with a hidden row and %i with a filter', (formula, hidden, filtered) => {
  expect([evaluate(formula, hideRow), evaluate(formula, filterRows)]).toEqual([hidden, filtered]);
});
