import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkbook, getValueAt } from '../testing/cells.ts';
import type { Value } from '../workbook/workbook.ts';

/** Friday, 5 January 2024; the days after the weekend are holidays. */
const friday = 45_296;
const cells = { A1: friday, A2: friday + 3, A3: friday + 4 };
const evaluate = (formula: string): Value | undefined =>
  getValueAt(createWorkbook({ ...cells, F9: `=${formula}` }), 'F9');
const [noValue, noNumber] = [{ error: '#VALUE!' }, { error: '#NUM!' }];

it.each<[string, Value]>([
  ['WORKDAY(A1,0)', friday],
  ['WORKDAY(A1,1)', friday + 3],
  ['WORKDAY(A1,-1)', friday - 1],
  ['WORKDAY(A1,1,A2:A3)', friday + 5],
  ['WORKDAY(A1,1,A2:C4)', friday + 5],
  ['WORKDAY(A1+0.9,1.9)', friday + 3],
  ['WORKDAY(A1,-5)', friday - 7],
  ['WORKDAY.INTL(A1,1,11)', friday + 1],
  ['WORKDAY.INTL(A1,1,"1111011")', friday + 7],
  ['WORKDAY.INTL(A1,1,"1111111")', noValue],
  ['WORKDAY.INTL(A1,1,"00000")', noValue],
  ['WORKDAY.INTL(A1,1,8)', noNumber],
  ['WORKDAY(A1,1000001)', noNumber],
  ['WORKDAY(1,-5)', noNumber],
  ['NETWORKDAYS(A1,A1)', 1],
  ['NETWORKDAYS(A1,A2)', 2],
  ['NETWORKDAYS(A2,A1)', -2],
  ['NETWORKDAYS(A1,A2,A2)', 1],
  ['NETWORKDAYS(A1+1,A1+2)', 0],
  ['NETWORKDAYS.INTL(A1,A3,1)', 3],
  ['NETWORKDAYS.INTL(A1,A3,2)', 3],
  ['NETWORKDAYS.INTL(A1,A3,17)', 4],
  ['NETWORKDAYS.INTL(A1,A3,"0000000")', 5],
  ['NETWORKDAYS(-5,1)', noNumber],
  ['NETWORKDAYS(1/0,1)', { error: '#DIV/0!' }],
])('the formula %s evaluates to %j', (formula, expected) => {
  expect(evaluate(formula)).toEqual(expected);
});

it('the day after a number of workdays has that many workdays before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(6), (days, offset) => {
      const workbook = createWorkbook({
        ...cells,
        B1: friday + offset,
        C1: `=WORKDAY(B1,${days},A2:A3)`,
        D1: '=NETWORKDAYS(B1+1,C1,A2:A3)',
        E1: '=NETWORKDAYS(C1,C1,A2:A3)',
      });
      expect([getValueAt(workbook, 'D1'), getValueAt(workbook, 'E1')]).toEqual([days, 1]);
    }),
    { numRuns: 25 },
  );
});
