import { expect, it } from 'vitest';
import { barRows, type Placed } from './bar-rows.ts';

const bar = (isAway: boolean): Placed[] => [
  { id: 'undo', place: 'tools' },
  { id: 'insert', place: 'menus' },
  { id: 'table', place: 'menus', isAway },
  { id: 'find', place: 'end' },
];
const rowsOf = (items: readonly Placed[], isNarrow: boolean) =>
  barRows(items, isNarrow).map(({ id, items: shown, shared }) => ({
    id,
    items: shown.map((item) => item.id),
    shared: shared.map((item) => item.id),
  }));

it('a bar has menus over tools, and keeps the place of what is away', () => {
  expect(rowsOf(bar(true), false)).toEqual([
    { id: 'menus', items: ['insert', 'table', 'find'], shared: [] },
    { id: 'tools', items: ['undo'], shared: [] },
  ]);
  expect(rowsOf(bar(false), false)).toEqual(rowsOf(bar(true), false));
});
it('a bar is one row on a phone, where what comes and goes shares a place', () => {
  expect(rowsOf(bar(true), true)).toEqual([
    { id: 'all', items: ['undo', 'insert', 'find'], shared: ['table'] },
  ]);
});
it('a bar has no empty row for who only reads', () => {
  expect(rowsOf([{ id: 'view', place: 'menus' }], false).map(({ id }) => id)).toEqual(['menus']);
});
