import { afterEach, expect, it, vi } from 'vitest';
import { createSheetSurface } from '../page/sheet-surface.ts';
import { createWorkbook, getValueAt } from '../testing/cells.ts';
import { createWorkbookEditing } from './workbook-editing.ts';

afterEach(() => vi.useRealTimers());

const rowCount = 2000;
const workbook = createWorkbook({
  A1: 1,
  ...Object.fromEntries(Array.from({ length: rowCount }, (_, index) => [`B${index + 1}`, `=A$1*${index}`])),
});

/** A clock that shows a later time whenever it is read: no calculation is short. */
function openSlowEditing() {
  let time = 0;
  const editing = createWorkbookEditing({
    workbook,
    canWrite: true,
    onEdit: () => undefined,
    onRefused: () => undefined,
    now: () => {
      time += 10;
      return time;
    },
  });
  editing.setShownCells(({ row }) => row < 10);
  const enter = (value: number): boolean =>
    editing.apply({ kind: 'cells', sheet: 1, changes: [{ row: 0, column: 0, value }] });
  const valueAt = (name: string) => getValueAt(editing.getView().workbook, name);
  return { editing, enter, valueAt };
}

it('an entry and the results that are shown do not wait for the other results', () => {
  const { editing, enter, valueAt } = openSlowEditing();
  enter(3);
  expect([valueAt('A1'), valueAt('B5'), valueAt('B2000')]).toEqual([3, 12, 1999]);
  editing.finishCalculation();
  expect([valueAt('B5'), valueAt('B2000')]).toEqual([12, 5997]);
});

it('the other results appear without anybody doing anything', () => {
  vi.useFakeTimers();
  const { enter, valueAt } = openSlowEditing();
  enter(3);
  expect(valueAt('B2000')).toBe(1999);
  vi.runAllTimers();
  expect(valueAt('B2000')).toBe(5997);
});

it('the next entry, undo and redo find all results', () => {
  const { editing, enter, valueAt } = openSlowEditing();
  enter(3);
  enter(4);
  editing.undo();
  expect([valueAt('A1'), valueAt('B2000')]).toEqual([3, 5997]);
  editing.redo();
  editing.finishCalculation();
  expect(valueAt('B2000')).toBe(7996);
  editing.undo();
  editing.undo();
  expect([valueAt('A1'), valueAt('B2000')]).toEqual([1, 1999]);
});

it('another version of the workbook ends the calculation of the one before', () => {
  vi.useFakeTimers();
  const { editing, enter, valueAt } = openSlowEditing();
  enter(3);
  editing.replace(workbook);
  vi.runAllTimers();
  expect([valueAt('A1'), valueAt('B2000')]).toEqual([1, 1999]);
});

it('the content of the page has all results', () => {
  const { editing, enter } = openSlowEditing();
  enter(3);
  const surface = createSheetSurface(editing, { lang: 'en-GB', focus: () => undefined });
  const content = surface.content();
  expect(getValueAt(content, 'B2000')).toBe(5997);
});
