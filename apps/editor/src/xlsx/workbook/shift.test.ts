import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, areaOf, firstOf, valueAt, workbookWith } from '../testing/cells.ts';
import { formatArea, parseAddress } from './area.ts';
import type { WorkbookEdit } from './edits.ts';
import { type Axis, getCell, type Workbook } from './workbook.ts';
import { toLines } from './workbook-lines.ts';

const shift = (axis: Axis, at: number, count: number): WorkbookEdit => ({
  kind: 'shift',
  sheet: 1,
  shift: { axis, at, count },
});
const formulaAt = (workbook: Workbook, name: string): string | undefined =>
  getCell(firstOf(workbook), parseAddress(name) ?? { row: 0, column: 0 })?.formula;
const figures = { A1: 1, A2: 2, A3: 3, B1: '=SUM(A1:A3)', B2: '=A2*2', C3: '=$A$3+B2' };

it.each<[string, WorkbookEdit, Record<string, string | undefined>]>([
  [
    'a row within a sum makes it larger',
    shift('rows', 1, 1),
    { B1: 'SUM(A1:A4)', B3: 'A3*2', C4: '$A$4+B3' },
  ],
  ['a row before all moves all', shift('rows', 0, 2), { B3: 'SUM(A3:A5)', B4: 'A4*2', C5: '$A$5+B4' }],
  [
    'a column moves formulas and what they name',
    shift('columns', 1, 1),
    { C1: 'SUM(A1:A3)', C2: 'A2*2', D3: '$A$3+C2' },
  ],
  [
    'a row that is gone is an error to what named it',
    shift('rows', 1, -1),
    { B1: 'SUM(A1:A2)', C2: '$A$2+#REF!' },
  ],
  ['a column that is gone is an error to all', shift('columns', 0, -1), { A1: 'SUM(#REF!)', A2: '#REF!*2' }],
])('rows and columns that are put in or taken out %s', (_, edit, expected) => {
  const workbook = applyAll(workbookWith(figures), edit);
  expect(Object.keys(expected).map((name) => formulaAt(workbook, name))).toEqual(Object.values(expected));
});

it('rows and columns that are put in or taken out and are taken out again leave the same lines and the same sums', () => {
  const axis = fc.constantFrom<Axis>('rows', 'columns');
  fc.assert(
    fc.property(axis, fc.nat(5), fc.integer({ min: 1, max: 4 }), (along, at, count) => {
      const before = workbookWith(figures);
      const after = applyAll(before, shift(along, at, count), shift(along, at, -count));
      expect(toLines(after)).toEqual(toLines(before));
      expect(['B1', 'B2', 'C3'].map((name) => valueAt(after, name))).toEqual([6, 4, 7]);
    }),
  );
});

it('rows and columns that are put in or taken out leave every sum of what is still there as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Axis>('rows', 'columns'),
      fc.nat(6),
      fc.integer({ min: 1, max: 5 }),
      (along, at, count) => {
        const workbook = applyAll(
          workbookWith({ A1: 1, B2: 2, C3: 3, E6: '=SUM(A1:C3)' }),
          shift(along, at, count),
        );
        const sums = [...firstOf(workbook).rows.values()]
          .flatMap(({ cells }) => [...cells.values()])
          .filter(({ formula }) => formula !== undefined);
        expect(sums.map(({ value }) => value)).toEqual([6]);
      },
    ),
  );
});

it('rows and columns that are put in or taken out take merged cells, notes, frozen lines and widths along', () => {
  const workbook = applyAll(
    workbookWith({ B2: 'x' }),
    { kind: 'merge', sheet: 1, area: areaOf('B2:C3') },
    { kind: 'note', sheet: 1, place: { row: 1, column: 1 }, text: 'seen', author: 'Ida' },
    { kind: 'freeze', sheet: 1, rows: 2, columns: 2 },
    { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 1, size: 30 },
    shift('rows', 0, 1),
    shift('columns', 0, 1),
  );
  expect(firstOf(workbook)).toMatchObject({
    notes: [{ row: 2, column: 2 }],
    frozen: { rows: 3, columns: 3 },
    columns: [{ from: 2, to: 2, width: 30 }],
  });
  expect(firstOf(workbook).merges.map(formatArea)).toEqual(['C3:D4']);
});

it('rows and columns that are put in or taken out leave nothing of merged cells of which one is left, and nothing of notes that are gone', () => {
  const workbook = applyAll(
    workbookWith({ A1: 1 }),
    { kind: 'merge', sheet: 1, area: areaOf('B2:B3') },
    { kind: 'note', sheet: 1, place: { row: 1, column: 1 }, text: 'seen', author: 'Ida' },
    shift('rows', 1, -1),
  );
  expect(firstOf(workbook)).toMatchObject({ merges: [], notes: [] });
});

it('rows and columns that are put in or taken out widen a span of columns that they are put into', () => {
  const wide: WorkbookEdit = { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 3, size: 30 };
  expect(firstOf(applyAll(workbookWith({}), wide, shift('columns', 2, 2))).columns).toMatchObject([
    { from: 1, to: 5 },
  ]);
  expect(firstOf(applyAll(workbookWith({}), wide, shift('columns', 2, -9))).columns).toMatchObject([
    { from: 1, to: 1 },
  ]);
});

it('rows and columns that are put in or taken out are followed by formulas of other sheets, and by names', () => {
  const other: WorkbookEdit = {
    kind: 'cells',
    sheet: 4,
    changes: [{ row: 4, column: 0, value: null, formula: 'Harvest!A2+SUM(Apples)' }],
  };
  const workbook = applyAll(workbookWith({ A2: 5, B2: 1, B3: 1, B4: 1 }), other, shift('rows', 0, 1));
  const there = workbook.sheets.find(({ id }) => id === 4);
  expect(there === undefined ? null : getCell(there, { row: 4, column: 0 })).toMatchObject({
    formula: 'Harvest!A3+SUM(Apples)',
    value: 8,
  });
  expect(workbook.definedNames.find(({ name }) => name === 'Apples')?.formula).toBe('Harvest!$B$3:$B$5');
});

it('a sheet that is called otherwise is called so in every formula that names it, with quotation marks where it needs them', () => {
  const [plain, odd] = ['Crop', "Farmer's crop"].map((name) =>
    applyAll(workbookWith({ A1: '=Harvest!B1+1' }), { kind: 'renameSheet', sheet: 1, name }),
  );
  expect(plain === undefined ? '' : formulaAt(plain, 'A1')).toBe('Crop!B1+1');
  expect(odd === undefined ? '' : formulaAt(odd, 'A1')).toBe("'Farmer''s crop'!B1+1");
});

it('a sheet that is called otherwise is the same workbook where the name is the same', () => {
  const workbook = workbookWith({});
  expect(applyAll(workbook, { kind: 'renameSheet', sheet: 1, name: firstOf(workbook).name })).toBe(workbook);
});
