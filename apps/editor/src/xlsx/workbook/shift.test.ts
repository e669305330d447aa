import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, toArea } from '../testing/cells.ts';
import { formatArea, parseAddress } from './area.ts';
import type { WorkbookEdit } from './edits.ts';
import { type Axis, getCell, type Workbook } from './workbook.ts';
import { toLines } from './workbook-lines.ts';

const createShiftEdit = (axis: Axis, at: number, count: number): WorkbookEdit => ({
  kind: 'shift',
  sheet: 1,
  shift: { axis, at, count },
});
const getFormula = (workbook: Workbook, name: string): string | undefined =>
  getCell(getFirstSheet(workbook), parseAddress(name) ?? { row: 0, column: 0 })?.formula;
const figures = { A1: 1, A2: 2, A3: 3, B1: '=SUM(A1:A3)', B2: '=A2*2', C3: '=$A$3+B2' };

it.each<[string, WorkbookEdit, Record<string, string | undefined>]>([
  [
    'a row inserted within a summed range extends the range',
    createShiftEdit('rows', 1, 1),
    { B1: 'SUM(A1:A4)', B3: 'A3*2', C4: '$A$4+B3' },
  ],
  [
    'rows inserted before everything move all references',
    createShiftEdit('rows', 0, 2),
    { B3: 'SUM(A3:A5)', B4: 'A4*2', C5: '$A$5+B4' },
  ],
  [
    'an inserted column moves formulas and their references',
    createShiftEdit('columns', 1, 1),
    { C1: 'SUM(A1:A3)', C2: 'A2*2', D3: '$A$3+C2' },
  ],
  [
    'a deleted row turns references to it into errors',
    createShiftEdit('rows', 1, -1),
    { B1: 'SUM(A1:A2)', C2: '$A$2+#REF!' },
  ],
  [
    'a deleted column turns all references to it into errors',
    createShiftEdit('columns', 0, -1),
    { A1: 'SUM(#REF!)', A2: '#REF!*2' },
  ],
])('the effect on formulas: %s', (_, edit, expected) => {
  const workbook = applyAll(createWorkbook(figures), edit);
  expect(Object.keys(expected).map((name) => getFormula(workbook, name))).toEqual(Object.values(expected));
});

it('inserting and then deleting rows or columns restores the content and the sums', () => {
  const axis = fc.constantFrom<Axis>('rows', 'columns');
  fc.assert(
    fc.property(axis, fc.nat(5), fc.integer({ min: 1, max: 4 }), (along, at, count) => {
      const before = createWorkbook(figures);
      const after = applyAll(before, createShiftEdit(along, at, count), createShiftEdit(along, at, -count));
      expect(toLines(after)).toEqual(toLines(before));
      expect(['B1', 'B2', 'C3'].map((name) => getValueAt(after, name))).toEqual([6, 4, 7]);
    }),
  );
});

it('inserting rows or columns leaves a sum unchanged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Axis>('rows', 'columns'),
      fc.nat(6),
      fc.integer({ min: 1, max: 5 }),
      (along, at, count) => {
        const workbook = applyAll(
          createWorkbook({ A1: 1, B2: 2, C3: 3, E6: '=SUM(A1:C3)' }),
          createShiftEdit(along, at, count),
        );
        const sums = [...getFirstSheet(workbook).rows.values()]
          .flatMap(({ cells }) => [...cells.values()])
          .filter(({ formula }) => formula !== undefined);
        expect(sums.map(({ value }) => value)).toEqual([6]);
      },
    ),
  );
});

it('inserting rows and columns moves merged cells, notes, frozen panes and widths', () => {
  const workbook = applyAll(
    createWorkbook({ B2: 'x' }),
    { kind: 'merge', sheet: 1, area: toArea('B2:C3') },
    { kind: 'note', sheet: 1, place: { row: 1, column: 1 }, text: 'seen', author: 'Ida' },
    { kind: 'freeze', sheet: 1, rows: 2, columns: 2 },
    { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 1, size: 30 },
    createShiftEdit('rows', 0, 1),
    createShiftEdit('columns', 0, 1),
  );
  expect(getFirstSheet(workbook)).toMatchObject({
    notes: [{ row: 2, column: 2 }],
    frozen: { rows: 3, columns: 3 },
    columns: [{ from: 2, to: 2, width: 30 }],
  });
  expect(getFirstSheet(workbook).merges.map(formatArea)).toEqual(['C3:D4']);
});

it('deleting rows removes merges that shrink to one cell, and the notes of deleted cells', () => {
  const workbook = applyAll(
    createWorkbook({ A1: 1 }),
    { kind: 'merge', sheet: 1, area: toArea('B2:B3') },
    { kind: 'note', sheet: 1, place: { row: 1, column: 1 }, text: 'seen', author: 'Ida' },
    createShiftEdit('rows', 1, -1),
  );
  expect(getFirstSheet(workbook)).toMatchObject({ merges: [], notes: [] });
});

it('columns inserted within a span of columns extend the span', () => {
  const wide: WorkbookEdit = { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 3, size: 30 };
  expect(
    getFirstSheet(applyAll(createWorkbook({}), wide, createShiftEdit('columns', 2, 2))).columns,
  ).toMatchObject([{ from: 1, to: 5 }]);
  expect(
    getFirstSheet(applyAll(createWorkbook({}), wide, createShiftEdit('columns', 2, -9))).columns,
  ).toMatchObject([{ from: 1, to: 1 }]);
});

it('inserted rows update formulas of other sheets and defined names', () => {
  const other: WorkbookEdit = {
    kind: 'cells',
    sheet: 4,
    changes: [{ row: 4, column: 0, value: null, formula: 'Harvest!A2+SUM(Apples)' }],
  };
  const workbook = applyAll(
    createWorkbook({ A2: 5, B2: 1, B3: 1, B4: 1 }),
    other,
    createShiftEdit('rows', 0, 1),
  );
  const there = workbook.sheets.find(({ id }) => id === 4);
  expect(there === undefined ? null : getCell(there, { row: 4, column: 0 })).toMatchObject({
    formula: 'Harvest!A3+SUM(Apples)',
    value: 8,
  });
  expect(workbook.definedNames.find(({ name }) => name === 'Apples')?.formula).toBe('Harvest!$B$3:$B$5');
});

it('renaming a sheet updates formulas, with quotation marks if necessary', () => {
  const [plain, odd] = ['Crop', "Farmer's crop"].map((name) =>
    applyAll(createWorkbook({ A1: '=Harvest!B1+1' }), { kind: 'renameSheet', sheet: 1, name }),
  );
  expect(plain === undefined ? '' : getFormula(plain, 'A1')).toBe('Crop!B1+1');
  expect(odd === undefined ? '' : getFormula(odd, 'A1')).toBe("'Farmer''s crop'!B1+1");
});

it('renaming a sheet to its own name returns the same workbook', () => {
  const workbook = createWorkbook({});
  expect(applyAll(workbook, { kind: 'renameSheet', sheet: 1, name: getFirstSheet(workbook).name })).toBe(
    workbook,
  );
});
