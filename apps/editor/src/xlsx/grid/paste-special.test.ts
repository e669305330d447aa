import { expect, it } from 'vitest';
import { selectArea } from '../editing/workbook-editing.ts';
import { transposeFormula } from '../formula/references.ts';
import { createWorkbook, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { parseAddress } from '../workbook/area.ts';
import { getCell } from '../workbook/workbook.ts';
import { copySelected, isLastCopied, pasteSpecial } from './clipboard.ts';

function openCopied(range: string) {
  const editing = openEditing(createWorkbook({ A1: 1, B1: '=A1*2', A2: 3, B2: '=A2*2', A4: 'kept' }));
  editing.apply({ kind: 'look', sheet: 1, areas: [toArea('B1:B2')], patch: { isBold: true } });
  const select = (text: string): void => selectArea(editing, toArea(text));
  select(range);
  const copied = copySelected(editing.getView(), 'en-GB');
  const at = (name: string) => {
    const { sheet, workbook } = editing.getView();
    const cell = getCell(sheet, parseAddress(name) ?? { row: 0, column: 0 });
    return [cell?.value, cell?.formula, workbook.styles[cell?.style ?? 0]?.format.isBold];
  };
  return { editing, select, copied, at };
}

it('only the values, the formats or the formulas of copied cells are pasted', () => {
  const { editing, select, at } = openCopied('B1:B2');
  select('A4');
  pasteSpecial(editing, 'values');
  expect([at('A4'), at('A5')]).toEqual([
    [2, undefined, false],
    [6, undefined, false],
  ]);
  pasteSpecial(editing, 'formats');
  expect(at('A4')).toEqual([2, undefined, true]);
  select('D1');
  pasteSpecial(editing, 'formulas');
  expect(at('D1')).toEqual([0, 'C1*2', false]);
});

it('transposed cells become a row, with their formats and references', () => {
  const { editing, select, at } = openCopied('B1:B2');
  select('D4');
  pasteSpecial(editing, 'transposed');
  expect([at('D4'), at('E4')]).toEqual([
    [0, 'D3*2', true],
    [0, 'E3*2', true],
  ]);
});

it.each([
  ['A1+$A1+A$1+$A$1', 'D3+$A4+C$1+$A$1'],
  ['SUM(A1:A2)', 'SUM(D3:E3)'],
  ['SUM($A:$A)+SUM($2:$3)', 'SUM($A:$A)+SUM($2:$3)'],
  ['SUM(A:B)+SUM(2:3)', 'SUM(3:4)+SUM(E:F)'],
  ['SUM(A:$B)', 'SUM(#REF!)'],
])('the formula %j of B1 is %j when it is transposed to D4', (formula, expected) => {
  expect(transposeFormula(formula, { row: 0, column: 1 }, { row: 3, column: 3 })).toBe(expected);
});

it.each(['formats', 'transposed'] as const)(
  'cells are pasted as %s after an undo took their style back',
  (kind) => {
    const { editing, select, at } = openCopied('B1');
    const count = editing.getView().workbook.styles.length;
    editing.undo();
    editing.apply({ kind: 'look', sheet: 1, areas: [toArea('A2')], patch: { isItalic: true } });
    select('A4');
    expect(pasteSpecial(editing, kind)).toBe(true);
    expect(at('A4')[2]).toBe(true);
    const { workbook, sheet } = editing.getView();
    expect(workbook.styles).toHaveLength(count + 1);
    const { style } = getCell(sheet, { row: 3, column: 0 }) ?? {};
    expect(workbook.styles[style ?? 0]?.format).toMatchObject({ isBold: true, isItalic: false });
  },
);

it('pasted formats leave the content of cells as it is', () => {
  const { editing, select, at } = openCopied('B1:B2');
  const fromFile = { row: 9, column: 0, value: null, formula: 'B:B*2', intersects: true } as const;
  const spilling = { row: 9, column: 2, value: null, formula: 'SEQUENCE(2)' };
  editing.apply({ kind: 'cells', sheet: 1, changes: [fromFile, spilling] });
  select('A10');
  pasteSpecial(editing, 'formats');
  expect(getCell(editing.getView().sheet, fromFile)).toMatchObject({ formula: 'B:B*2', intersects: true });
  select('C11');
  expect(pasteSpecial(editing, 'formats')).toBe(true);
  expect([at('C10'), at('C11')]).toEqual([
    [1, 'SEQUENCE(2)', false],
    [2, undefined, true],
  ]);
});

it('a pasted formula that comes from a file still gives one value, and pasted values are those that were shown', () => {
  const { editing, select, at } = openCopied('B1:B2');
  const fromFile = { row: 0, column: 3, value: null, formula: '$A:$A*2', intersects: true } as const;
  const spilling = { row: 1, column: 3, value: null, formula: 'SEQUENCE(2)' };
  editing.apply({ kind: 'cells', sheet: 1, changes: [fromFile, spilling] });
  select('D1:D3');
  copySelected(editing.getView(), 'en-GB');
  select('E1');
  pasteSpecial(editing, 'values');
  expect(['E1', 'E2', 'E3'].map((name) => at(name)[0])).toEqual([2, 1, 2]);
  select('F1');
  pasteSpecial(editing, 'formulas');
  expect(getCell(editing.getView().sheet, { row: 0, column: 5 })).toMatchObject({
    value: 2,
    formula: '$A:$A*2',
    intersects: true,
  });
});

it('a text of the clipboard is compared with the cells copied last, whatever its line ends', () => {
  openCopied('A1:B2');
  expect([isLastCopied('1\t2\r\n3\t6\r\n'), isLastCopied('1\t2')]).toEqual([true, false]);
});
