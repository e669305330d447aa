import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { createWorkbook, getValueAt, now } from '../testing/cells.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { applyEdit, createHistory } from '../workbook/edits.ts';
import { listFunctionNames } from './functions.ts';

const randomArgument = fc.oneof(
  fc.constantFrom('A1', 'A1:B3', 'C1:C3', 'A5', '""', '"x"', '"2024-03-01"', 'TRUE', '{1,2;3,4}', '1/0', ''),
  fc.integer({ min: -3, max: 40 }).map(String),
  fc.double({ min: -2, max: 2, noNaN: true }).map((number) => number.toFixed(3)),
);
const randomCall = fc
  .tuple(fc.constantFrom(...listFunctionNames()), fc.array(randomArgument, { maxLength: 6 }))
  .map(([name, args]) => `${name}(${args.join(',')})`);

it('any function gives a cell value for any arguments, and other cells are still calculated', () => {
  fc.assert(
    fc.property(randomCall, (formula) => {
      const workbook = createWorkbook({ A1: 1, A2: 'two', B1: 3, C1: true, E1: `=${formula}`, E2: '=A1+B1' });
      expect(getValueAt(workbook, 'E1')).not.toBeUndefined();
      expect(getValueAt(workbook, 'E1')).not.toBeNaN();
      expect(getValueAt(workbook, 'E2')).toBe(4);
    }),
    { numRuns: 400 },
  );
});

it.each(['ROW(A1)', 'COLUMN(A1)', 'CELL("width",A1)', 'CELL("address",A1)', 'ROWS(A1:A9)', 'SHEET(A1)'])(
  'a function that uses only the position of a reference may refer to its own cell: %s',
  (formula) => {
    expect(getValueAt(createWorkbook({ A1: `=${formula}` }), 'A1')).not.toEqual({ error: '#REF!' });
  },
);

it.each(['CELL("contents",A1)', 'CELL("type",A1)', 'SUM(A1)', 'ROW(INDEX(A1:A2,A1))'])(
  'a function that reads its own cell gives a circular reference error: %s',
  (formula) => {
    expect(getValueAt(createWorkbook({ A1: `=${formula}` }), 'A1')).toEqual({ error: '#REF!' });
  },
);

it('CELL returns the width of a column and the format, protection and prefix of a cell', () => {
  const { workbook } = readWorkbook(createRichWorkbook(), now);
  const changes = ['CELL("width",A1)', 'CELL("format",C2)', 'CELL("protect",C2)', 'CELL("prefix",A2)'].map(
    (formula, row) => ({ row, column: 5, value: null, formula }),
  );
  const edited = applyEdit(createHistory(workbook), { kind: 'cells', sheet: 1, changes }, now).workbook;
  expect(['F1', 'F2', 'F3', 'F4'].map((name) => getValueAt(edited, name))).toEqual([21, 'F1', 0, "'"]);
});

it.each([
  ['CELL("format",A1)', '0.00', 'F2'],
  ['CELL("format",A1)', '#,##0', ',0'],
  ['CELL("format",A1)', '0%', 'P0'],
  ['CELL("format",A1)', '0.00E+00', 'S2'],
  ['CELL("format",A1)', 'm/d/yyyy', 'D4'],
  ['CELL("format",A1)', 'h:mm:ss', 'D8'],
  ['CELL("format",A1)', '"kg"', 'G'],
  ['CELL("color",A1)', '0;[Red]-0', 1],
  ['CELL("parentheses",A1)', '(0)', 1],
])('the function %s for a cell with the format %s returns %j', (formula, format, expected) => {
  const areas = [{ top: 0, left: 0, bottom: 0, right: 0 }];
  const formatted = applyEdit(
    createHistory(createWorkbook({ A1: 1 })),
    { kind: 'look', sheet: 1, areas, patch: { format } },
    now,
  );
  const edit = { kind: 'cells', sheet: 1, changes: [{ row: 0, column: 1, value: null, formula }] } as const;
  expect(getValueAt(applyEdit(formatted, edit, now).workbook, 'B1')).toBe(expected);
});
