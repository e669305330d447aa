import { expect, it } from 'vitest';
import type { MemberSelection } from './member-selection.ts';
import { nothingSelected, pressKey, pressRow, toggleAll } from './member-selection.ts';

const ids = [10, 11, 12, 13, 14];
const none = nothingSelected<number>();
const from = (active: number, selected: number[] = []): MemberSelection<number> => ({
  selected: new Set(selected),
  active,
  anchor: active,
});
const keyed = (selection: MemberSelection<number>, key: string, rest: object = {}) =>
  pressKey(selection, ids, { key, isShift: false, isControl: false, ...rest });

it('a row that is pressed is added, and removed when pressed again', () => {
  const added = pressRow(none, ids, { index: 2, isRange: false });
  expect([...added.selected]).toEqual([12]);
  expect([...pressRow(added, ids, { index: 2, isRange: false }).selected]).toEqual([]);
});
it.each([
  [3, [11, 12, 13]],
  [0, [10, 11]],
])('a row that is pressed with shift adds all between the last one and row %d', (index, expected) => {
  const first = pressRow(none, ids, { index: 1, isRange: false });
  expect([...pressRow(first, ids, { index, isRange: true }).selected].sort()).toEqual(expected);
});
it('a row that is pressed that is not there changes nothing', () => {
  expect(pressRow(none, ids, { index: 9, isRange: false })).toBe(none);
});

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 4, 4],
  ['PageDown', 0, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
])('the keyboard moves with %s from row %d to row %d, and selects nothing', (key, active, expected) => {
  expect(keyed(from(active), key)).toMatchObject({ active: expected, selected: new Set() });
});
it('the keyboard selects with the space bar where it stands', () => {
  expect(keyed(from(3), ' ')).toMatchObject({ selected: new Set([13]), anchor: 3 });
});
it('the keyboard takes rows in with shift and the arrows', () => {
  const two = keyed(from(1), 'ArrowDown', { isShift: true }) ?? none;
  expect(keyed(two, 'ArrowDown', { isShift: true })).toMatchObject({
    selected: new Set([11, 12, 13]),
    active: 3,
    anchor: 1,
  });
});
it('the keyboard selects all that is shown, then none of it, and leaves what is not shown', () => {
  const all = keyed(from(0, [99]), 'a', { isControl: true }) ?? none;
  expect([...all.selected].sort()).toEqual([10, 11, 12, 13, 14, 99]);
  expect([...toggleAll(all, ids).selected]).toEqual([99]);
});
it('the keyboard stands on the last row when a search has left fewer', () => {
  expect(pressKey(from(4), ids.slice(0, 2), { key: ' ', isShift: false, isControl: false })).toMatchObject({
    selected: new Set([11]),
    active: 1,
  });
});
it.each(['x', 'Tab', 'Enter', 'Escape'])('the keyboard leaves %s to the page', (key) => {
  expect(keyed(none, key)).toBeNull();
});
it('the keyboard has nothing to do in an empty list', () => {
  expect(pressKey(none, [], { key: ' ', isShift: false, isControl: false })).toBeNull();
});
