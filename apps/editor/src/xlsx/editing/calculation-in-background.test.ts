import { afterEach, expect, it, vi } from 'vitest';
import { createSheetSurface } from '../page/sheet-surface.ts';
import { applyAll, createWorkbook, getValueAt, toArea } from '../testing/cells.ts';
import { writeDraft } from './cell-commands.ts';
import { createWorkbookEditing } from './workbook-editing.ts';

afterEach(() => vi.useRealTimers());

const rowCount = 2000;
const longWorkbook = createWorkbook({
  A1: 1,
  ...Object.fromEntries(Array.from({ length: rowCount }, (_, index) => [`B${index + 1}`, `=A$1*${index}`])),
});

/** A clock that shows a later time whenever it is read: no calculation is short. */
function openSlowEditing(workbook = longWorkbook) {
  let time = 0;
  let fails = false;
  const editing = createWorkbookEditing({
    workbook,
    canWrite: true,
    onEdit: () => undefined,
    onRefused: () => undefined,
    now: () => {
      if (fails) throw new Error('The clock fails');
      time += 10;
      return time;
    },
  });
  editing.setShownCells(({ row }) => row < 10);
  const enter = (value: number): boolean =>
    editing.apply({ kind: 'cells', sheet: 1, changes: [{ row: 0, column: 0, value }] });
  const valueAt = (name: string) => getValueAt(editing.getView().workbook, name);
  const setFailing = (isFailing: boolean): void => {
    fails = isFailing;
  };
  return { editing, enter, valueAt, setFailing };
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
  editing.replace(longWorkbook);
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

it.each([
  ['in idle time', () => vi.runAllTimers()],
  ['when it is finished', (finish: () => void) => finish()],
])('a calculation that fails %s is forgotten, and the entry stays', (_, run) => {
  vi.useFakeTimers();
  const { editing, enter, valueAt, setFailing } = openSlowEditing(
    applyAll(longWorkbook, {
      kind: 'cells',
      sheet: 1,
      changes: [{ row: rowCount - 1, column: 2, value: null, formula: 'A1+NOW()' }],
    }),
  );
  enter(3);
  setFailing(true);
  expect(() => run(editing.finishCalculation)).toThrow('The clock fails');
  setFailing(false);
  editing.finishCalculation();
  expect([valueAt('A1'), valueAt('B5'), valueAt('B2000')]).toEqual([3, 12, 1999]);
  enter(4);
  editing.finishCalculation();
  expect([valueAt('A1'), valueAt('B2000')]).toEqual([4, 7996]);
});

it('a validation rule judges an entry by all results', () => {
  const { editing, enter } = openSlowEditing(
    applyAll(longWorkbook, {
      kind: 'validation',
      sheet: 1,
      areas: [toArea('D1')],
      rule: {
        kind: 'whole',
        operator: 'lessThan',
        formulas: ['$B$2000'],
        allowsBlank: true,
        hasDropDown: false,
        errorStyle: 'stop',
        error: { title: '', text: '' },
        prompt: null,
      },
    }),
  );
  enter(3);
  editing.setDraft({ text: '5000', replacesContent: true, sheet: 1, address: { row: 0, column: 3 } });
  expect(writeDraft(editing, 'en-GB')).toBe('written');
});
