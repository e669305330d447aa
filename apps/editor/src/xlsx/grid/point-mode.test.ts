// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { CellAddress } from '../workbook/workbook.ts';
import { type PointedReference, pointByKey } from './point-mode.ts';

const step = (rows: number, columns: number) => (from: CellAddress) => ({
  row: from.row + rows,
  column: from.column + columns,
});
const [up, down, left] = [step(-1, 0), step(1, 0), step(0, -1)];

function typeFormula(text: string) {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = text;
  field.setSelectionRange(text.length, text.length);
  let previous: PointedReference | null = null;
  const press = (findNext: (from: CellAddress) => CellAddress, extendsArea = false): string | null => {
    const draft = { text: field.value, replacesContent: true, sheet: 1, address: { row: 4, column: 1 } };
    previous = pointByKey(field, draft, { previous, extendsArea, findNext });
    return previous === null ? null : field.value;
  };
  const type = (more: string): void =>
    field.setRangeText(more, field.value.length, field.value.length, 'end');
  return { field, press, type };
}

it('arrow keys point to the cell beside the edited one, and move the reference on', () => {
  const { press } = typeFormula('=');
  expect([press(up), press(up), press(left)]).toEqual(['=B4', '=B3', '=A3']);
});

it('Shift with arrow keys extends the reference to a range from its first cell', () => {
  const { press, type } = typeFormula('=SUM(');
  expect([press(up), press(up, true), press(up, true), press(down, true)]).toEqual([
    '=SUM(B4',
    '=SUM(B3:B4',
    '=SUM(B2:B4',
    '=SUM(B3:B4',
  ]);
  type(';');
  expect(press(left, true)).toBe('=SUM(B3:B4;A5');
});

it('after an operator the next reference starts beside the edited cell again', () => {
  const { press, type } = typeFormula('=');
  press(up);
  press(up);
  type('+');
  expect(press(left)).toBe('=B3+A5');
});

it.each([
  ['after a number', '=1', 2],
  ['after a typed reference', '=B4', 3],
  ['within a reference', '=B4+C4', 2],
])('arrow keys move the caret %s', (_name, text, caret) => {
  const { field, press } = typeFormula(text);
  field.setSelectionRange(caret, caret);
  expect(press(up)).toBeNull();
  expect(field.value).toBe(text);
});

it('a reference that was inserted stays as it is once the caret has moved', () => {
  const { field, press } = typeFormula('=');
  press(up);
  field.setSelectionRange(2, 2);
  expect(press(up)).toBeNull();
  expect(field.value).toBe('=B4');
});

it('no reference is inserted into a text in quotation marks', () => {
  expect(typeFormula('="a (').press(up)).toBeNull();
});
