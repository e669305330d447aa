import { expect, it } from 'vitest';
import type { MemberSelection } from './member-selection.ts';
import { emptySelection, pressKey, pressRow, toggleAll } from './member-selection.ts';

const ids = [10, 11, 12, 13, 14];
const noSelection = emptySelection<number>();
const from = (active: number, selected: number[] = []): MemberSelection<number> => ({
  selected: new Set(selected),
  active,
  anchor: active,
});
const keyed = (selection: MemberSelection<number>, key: string, overrides: object = {}) =>
  pressKey(selection, ids, { key, isShift: false, isControl: false, ...overrides });

it('a clicked row is selected, and deselected by another click', () => {
  const afterClick = pressRow(noSelection, ids, { index: 2, isRange: false });
  expect([...afterClick.selected]).toEqual([12]);
  expect([...pressRow(afterClick, ids, { index: 2, isRange: false }).selected]).toEqual([]);
});
it.each([
  [3, [11, 12, 13]],
  [0, [10, 11]],
])('a row clicked with Shift extends the selection from the last one to row %d', (index, expected) => {
  const first = pressRow(noSelection, ids, { index: 1, isRange: false });
  expect([...pressRow(first, ids, { index, isRange: true }).selected].sort()).toEqual(expected);
});
it('a click on an unknown row changes nothing', () => {
  expect(pressRow(noSelection, ids, { index: 9, isRange: false })).toBe(noSelection);
});

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 4, 4],
  ['PageDown', 0, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
])('the keyboard moves with %s from row %d to row %d without selecting', (key, active, expected) => {
  expect(keyed(from(active), key)).toMatchObject({ active: expected, selected: new Set() });
});
it('the space bar selects the focused row', () => {
  expect(keyed(from(3), ' ')).toMatchObject({ selected: new Set([13]), anchor: 3 });
});
it('the keyboard extends the selection with Shift and the arrow keys', () => {
  const twoSelected = keyed(from(1), 'ArrowDown', { isShift: true }) ?? noSelection;
  expect(keyed(twoSelected, 'ArrowDown', { isShift: true })).toMatchObject({
    selected: new Set([11, 12, 13]),
    active: 3,
    anchor: 1,
  });
});
it('the keyboard selects all visible rows, then none of them, and ignores hidden rows', () => {
  const allSelected = keyed(from(0, [99]), 'a', { isControl: true }) ?? noSelection;
  expect([...allSelected.selected].sort()).toEqual([10, 11, 12, 13, 14, 99]);
  expect([...toggleAll(allSelected, ids).selected]).toEqual([99]);
});
it('the keyboard focuses the last row after a search has reduced the rows', () => {
  expect(pressKey(from(4), ids.slice(0, 2), { key: ' ', isShift: false, isControl: false })).toMatchObject({
    selected: new Set([11]),
    active: 1,
  });
});
it.each(['x', 'Tab', 'Enter', 'Escape'])('the keyboard leaves %s to the page', (key) => {
  expect(keyed(noSelection, key)).toBeNull();
});
it('the keyboard does nothing in an empty list', () => {
  expect(pressKey(noSelection, [], { key: ' ', isShift: false, isControl: false })).toBeNull();
});
