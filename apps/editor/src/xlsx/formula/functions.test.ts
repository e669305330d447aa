import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { now, valueAt, workbookWith } from '../testing/cells.ts';
import { richBook } from '../testing/rich-workbook.ts';
import { applyEdit, createHistory } from '../workbook/edits.ts';
import { functionNames } from './functions.ts';

const argument = fc.oneof(
  fc.constantFrom('A1', 'A1:B3', 'C1:C3', 'A5', '""', '"x"', '"2024-03-01"', 'TRUE', '{1,2;3,4}', '1/0', ''),
  fc.integer({ min: -3, max: 40 }).map(String),
  fc.double({ min: -2, max: 2, noNaN: true }).map((number) => number.toFixed(3)),
);
const call = fc
  .tuple(fc.constantFrom(...functionNames()), fc.array(argument, { maxLength: 6 }))
  .map(([name, args]) => `${name}(${args.join(',')})`);

it('a function gives a value of a cell for whatever it is asked with, and the cells beside it are reckoned too', () => {
  fc.assert(
    fc.property(call, (formula) => {
      const workbook = workbookWith({ A1: 1, A2: 'two', B1: 3, C1: true, E1: `=${formula}`, E2: '=A1+B1' });
      expect(valueAt(workbook, 'E1')).not.toBeUndefined();
      expect(valueAt(workbook, 'E1')).not.toBeNaN();
      expect(valueAt(workbook, 'E2')).toBe(4);
    }),
    { numRuns: 400 },
  );
});

it.each(['ROW(A1)', 'COLUMN(A1)', 'CELL("width",A1)', 'CELL("address",A1)', 'ROWS(A1:A9)', 'SHEET(A1)'])(
  'a function that only asks where a cell is may stand in it: %s',
  (formula) => {
    expect(valueAt(workbookWith({ A1: `=${formula}` }), 'A1')).not.toEqual({ error: '#REF!' });
  },
);

it.each(['CELL("contents",A1)', 'CELL("type",A1)', 'SUM(A1)', 'ROW(INDEX(A1:A2,A1))'])(
  'a function that reads a cell goes round in a circle in it: %s',
  (formula) => {
    expect(valueAt(workbookWith({ A1: `=${formula}` }), 'A1')).toEqual({ error: '#REF!' });
  },
);

it('a function asks a column for its width and a cell for its format', () => {
  const { workbook } = readWorkbook(richBook(), now);
  const changes = ['CELL("width",A1)', 'CELL("format",C2)', 'CELL("protect",C2)', 'CELL("prefix",A2)'].map(
    (formula, row) => ({ row, column: 5, value: null, formula }),
  );
  const edited = applyEdit(createHistory(workbook), { kind: 'cells', sheet: 1, changes }, now).workbook;
  expect(['F1', 'F2', 'F3', 'F4'].map((name) => valueAt(edited, name))).toEqual([21, 'F1', 0, "'"]);
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
])('a function %s of a cell with the format %s is %j', (formula, format, expected) => {
  const areas = [{ top: 0, left: 0, bottom: 0, right: 0 }];
  const looked = applyEdit(
    createHistory(workbookWith({ A1: 1 })),
    { kind: 'look', sheet: 1, areas, patch: { format } },
    now,
  );
  const edit = { kind: 'cells', sheet: 1, changes: [{ row: 0, column: 1, value: null, formula }] } as const;
  expect(valueAt(applyEdit(looked, edit, now).workbook, 'B1')).toBe(expected);
});
