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
  expect(rowsOf([{ id: 'view', section: 'menus' }], false).map(({ id }) => id)).toEqual(['menus']);
});
