import { expect, it } from 'vitest';
import { applyAll, createWorkbook } from '../testing/cells.ts';
import type { Value } from './workbook.ts';
import { toLines, toPlainText } from './workbook-lines.ts';

const listFirstLines = (workbook: Parameters<typeof toLines>[0]): string[] => {
  const lines = toLines(workbook);
  return lines.slice(0, lines.indexOf('# Sum & total')).filter((line) => !line.startsWith('['));
};

it('a workbook has a line for each sheet and for each row with content, in order', () => {
  const workbook = createWorkbook({ C3: true, A3: 'x', B10: '=1/0', A1: 1.5 });
  expect(listFirstLines(workbook)).toEqual(['# Harvest', '1: A 1.5', '3: A x | C TRUE', '10: B =1/0']);
  expect(toLines(workbook).slice(-2)).toEqual(['# Sum & total', '1: A =Harvest!B5+1']);
});

it('a row that was emptied has no line', () => {
  const before = createWorkbook({ A1: 'x', A2: 'y' });
  const changes = [{ row: 0, column: 0, value: null }];
  expect(listFirstLines(applyAll(before, { kind: 'cells', sheet: 1, changes }))).toEqual([
    '# Harvest',
    '2: A y',
  ]);
});

it('notes come after the rows, from top to bottom', () => {
  const note = (row: number, column: number, text: string) =>
    ({ kind: 'note', sheet: 1, place: { row, column }, author: 'R. Weber', text }) as const;
  const workbook = applyAll(
    createWorkbook({ A1: 1 }),
    note(8, 1, 'last'),
    note(7, 2, 'right'),
    note(7, 0, 'left'),
  );
  expect(toLines(workbook).filter((line) => /^\[[A-Z]+[89]\]/.test(line))).toEqual([
    '[A8] R. Weber: left',
    '[C8] R. Weber: right',
    '[B9] R. Weber: last',
  ]);
});

it.each<[Value, string]>([
  [null, ''],
  ['', ''],
  [0, '0'],
  [-1.5, '-1.5'],
  [false, 'FALSE'],
  [{ error: '#REF!' }, '#REF!'],
  ['😀', '😀'],
])('the value %j is written as %j', (value, expected) => {
  expect(toPlainText(value)).toBe(expected);
});
