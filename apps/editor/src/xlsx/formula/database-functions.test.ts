import { expect, it } from 'vitest';
import { createWorkbook, getValueAt } from '../testing/cells.ts';
import type { Value } from '../workbook/workbook.ts';

const cells = {
  A1: 'Fruit',
  B1: 'Count',
  C1: 'Price',
  A2: 'Apple',
  B2: 3,
  C2: 2,
  A3: 'Pear',
  B3: 5,
  C3: 4,
  A4: 'Apple pie',
  B4: 7,
  A5: 'Plum',
  B5: 'many',
  C5: 1,
  // Criteria: fruit alone, both in a row, and two alternatives.
  E1: 'fruit',
  E2: 'apple',
  G1: 'Fruit',
  H1: 'Count',
  G2: 'Apple',
  H2: '>5',
  J1: 'Fruit',
  J2: 'Pear',
  J3: 'Plum',
  L1: 'Fruit',
  L2: '="=apple"',
  N1: 'Fruit',
  N2: 'cherry',
  P1: 'Count',
  P2: '>=5',
};
const [noValue, noNumber, division] = [{ error: '#VALUE!' }, { error: '#NUM!' }, { error: '#DIV/0!' }];

it.each<[string, string, Value]>([
  ['a prefix in any case', 'DSUM(A1:C5,"count",E1:E2)', 10],
  ['the whole text after an equals sign', 'DSUM(A1:C5,"Count",L1:L2)', 3],
  ['both criteria of a row', 'DSUM(A1:C5,2,G1:H2)', 7],
  ['either row of criteria', 'DCOUNTA(A1:C5,"Fruit",J1:J3)', 2],
  ['numbers only', 'DCOUNT(A1:C5,"Count",J1:J3)', 1],
  ['a comparison', 'DCOUNT(A1:C5,"Count",P1:P2)', 2],
  ['no field', 'DCOUNT(A1:C5,,P1:P2)', 2],
  ['empty fields left out', 'DCOUNTA(A1:C5,"Price",E1:E2)', 1],
  ['the greatest', 'DMAX(A1:C5,"Count",E1:E2)', 7],
  ['the least', 'DMIN(A1:C5,"Count",E1:E2)', 3],
  ['the average', 'DAVERAGE(A1:C5,"Count",E1:E2)', 5],
  ['the product', 'DPRODUCT(A1:C5,"Count",E1:E2)', 21],
  ['the variance of a sample', 'DVAR(A1:C5,"Count",E1:E2)', 8],
  ['the variance of all', 'DVARP(A1:C5,"Count",E1:E2)', 4],
  ['the deviation of all', 'DSTDEVP(A1:C5,"Count",E1:E2)', 2],
  ['the only record', 'DGET(A1:C5,"Price",L1:L2)', 2],
  ['several records', 'DGET(A1:C5,"Price",J1:J3)', noNumber],
  ['no record', 'DGET(A1:C5,"Price",N1:N2)', noValue],
  ['the average of none', 'DAVERAGE(A1:C5,"Count",N1:N2)', division],
  ['the sum of none', 'DSUM(A1:C5,"Count",N1:N2)', 0],
  ['an unknown field', 'DSUM(A1:C5,"Colour",E1:E2)', noValue],
  ['a field after the last', 'DSUM(A1:C5,4,E1:E2)', noValue],
  ['a field before the first', 'DSUM(A1:C5,0,E1:E2)', noValue],
  ['an empty criterion', 'DCOUNTA(A1:C5,"Fruit",R1:R2)', 4],
])('a database function with %s, %s, gives %j', (_, formula, expected) => {
  expect(getValueAt(createWorkbook({ ...cells, T9: `=${formula}` }), 'T9')).toEqual(expected);
});

it('an error in a selected field is the result, and one in another record is not', () => {
  const workbook = createWorkbook({
    ...cells,
    B3: '=1/0',
    T1: '=DSUM(A1:C5,"Count",J1:J3)',
    T2: '=DSUM(A1:C5,"Count",E1:E2)',
  });
  expect([getValueAt(workbook, 'T1'), getValueAt(workbook, 'T2')]).toEqual([division, 10]);
});
