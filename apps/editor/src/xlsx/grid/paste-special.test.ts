import { expect, it } from 'vitest';
import { createWorkbookEditing } from '../editing/workbook-editing.ts';
import { createWorkbook, now, toArea } from '../testing/cells.ts';
import { parseAddress } from '../workbook/area.ts';
import { getCell } from '../workbook/workbook.ts';
import { copySelected, isLastCopied, pasteSpecial, transposeFormula } from './clipboard.ts';

function openCopied(range: string) {
  const editing = createWorkbookEditing({
    workbook: createWorkbook({ A1: 1, B1: '=A1*2', A2: 3, B2: '=A2*2', A4: 'kept' }),
    canWrite: true,
    onEdit: () => undefined,
    onRefused: () => undefined,
    now,
  });
  editing.apply({ kind: 'look', sheet: 1, areas: [toArea('B1:B2')], patch: { isBold: true } });
  const select = (text: string): void => {
    const { top, left, bottom, right } = toArea(text);
    editing.select({ row: top, column: left }, { row: bottom, column: right });
  };
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
])('the formula %j of B1 is %j when it is transposed to D4', (formula, expected) => {
  expect(transposeFormula(formula, { row: 0, column: 1 }, { row: 3, column: 3 })).toBe(expected);
});

it('a text of the clipboard is compared with the cells copied last, whatever its line ends', () => {
  openCopied('A1:B2');
  expect([isLastCopied('1\t2\r\n3\t6\r\n'), isLastCopied('1\t2')]).toEqual([true, false]);
});
