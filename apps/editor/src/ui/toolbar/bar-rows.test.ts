import { expect, it } from 'vitest';
import { type BarItemPosition, createBarRows } from './bar-rows.ts';

const bar = (isAway: boolean): BarItemPosition[] => [
  { id: 'undo', section: 'tools' },
  { id: 'insert', section: 'menus' },
  { id: 'table', section: 'menus', isHidden: isAway },
  { id: 'find', section: 'end' },
];
const rowsOf = (items: readonly BarItemPosition[], isNarrow: boolean) =>
  createBarRows(items, isNarrow).map(({ id, items: shown, shared }) => ({
    id,
    items: shown.map((item) => item.id),
    shared: shared.map((item) => item.id),
  }));

it('a toolbar has menus above tools, and reserves the space of hidden tools', () => {
  expect(rowsOf(bar(true), false)).toEqual([
    { id: 'menus', items: ['insert', 'table', 'find'], shared: [] },
    { id: 'tools', items: ['undo'], shared: [] },
  ]);
  expect(rowsOf(bar(false), false)).toEqual(rowsOf(bar(true), false));
});
it('a toolbar is one row on a phone, where alternating tools share a space', () => {
  expect(rowsOf(bar(true), true)).toEqual([
    { id: 'all', items: ['undo', 'insert', 'find'], shared: ['table'] },
  ]);
});
it('a toolbar has no empty row for readers', () => {
  expect(rowsOf([{ id: 'view', section: 'menus' }], false).map(({ id }) => id)).toEqual(['menus']);
});
