import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { contains, formatAddress, formatArea, overlaps } from '../workbook/area.ts';
import { emptyRow, type Row, replaceSheet, type Workbook } from '../workbook/workbook.ts';
import { createDependentSearch, type FormulaNode, getFormulaIndex, getNodeAt } from './dependents.ts';

const listDependents = (workbook: Workbook, name: string, sheet = 1): string[] => {
  const { top: row, left: column } = toArea(name);
  const { cellDependents } = createDependentSearch(getFormulaIndex(workbook));
  return cellDependents({ sheet, row, column })
    .map((node) => (node.sheet === 1 ? '' : 'other ') + formatAddress(node))
    .sort();
};

const workbook = createWorkbook({
  C1: '=A1',
  C2: '=SUM(A1:A9)',
  C3: '=SUM(A:A)',
  C4: '=SUM(A1:AZ99)',
  C5: '=apples',
  C6: "='Sum & total'!A1",
  C7: '=ROW(A1)',
  C8: '=IF(A1>0,A1,B2)',
  C9: '=SUM(A1:A9,A1:A9)',
  D1: '=RAND()',
  D2: '=SUM(A1',
});

it.each<[string, string[]]>([
  ['A1', ['C1', 'C2', 'C3', 'C4', 'C8', 'C9']],
  ['A9', ['C2', 'C3', 'C4', 'C9']],
  ['A99', ['C3', 'C4']],
  ['A500', ['C3']],
  ['B2', ['C4', 'C5', 'C8']],
  ['B5', ['C4', 'other A1']],
  ['BZ1', []],
])('the cell %s is read by the formulas %j', (name, expected) => {
  expect(listDependents(workbook, name)).toEqual(expected);
});

it('a cell of another sheet has its own dependents', () => {
  expect(listDependents(workbook, 'A1', workbook.sheets[1]?.id)).toEqual(['C6']);
  expect(listDependents(workbook, 'B5', workbook.sheets[1]?.id)).toEqual([]);
});

it('formulas that change by themselves are listed, and invalid ones read nothing', () => {
  const index = getFormulaIndex(workbook);
  expect(index.volatile.map(formatAddress)).toEqual(['D1']);
  const invalid = getNodeAt(index, { sheet: 1, row: 1, column: 3 });
  expect(invalid).toMatchObject({ expression: null, cells: [], ranges: [] });
  expect(getNodeAt(index, { sheet: 1, row: 0, column: 0 })).toBeUndefined();
});

it('the index is kept when only values change, and made anew when a formula or a name does', () => {
  const index = getFormulaIndex(workbook);
  const enter = (row: number, column: number, formula?: string) =>
    applyAll(workbook, {
      kind: 'cells',
      sheet: 1,
      changes: [{ row, column, value: 7, ...(formula === undefined ? {} : { formula }) }],
    });
  expect(getFormulaIndex(enter(0, 0))).toBe(index);
  expect(getFormulaIndex(enter(0, 9, 'A1'))).not.toBe(index);
  getFormulaIndex(workbook);
  const named = { ...workbook, definedNames: [] };
  expect(listDependents(named, 'B2')).toEqual(['C4', 'C8']);
});

it('INDEX(…):INDEX(…):… with many parts is indexed, and each part is looked through once', () => {
  const ends = Array.from({ length: 40 }, () => 'INDEX(A:A,1)');
  const many = createWorkbook({ C1: `=${ends.join(':')}` });
  expect(listDependents(many, 'A7')).toEqual(['C1']);
  expect(getFormulaIndex(many).volatile.map(formatAddress)).toEqual(['C1']);
});

it('a name that refers to a range from itself is indexed with the other end', () => {
  const named = createWorkbook({ C1: '=total' });
  const definedNames = [{ name: 'total', sheet: null, formula: 'total:A1', source: null }];
  expect(listDependents({ ...named, definedNames }, 'A1')).toEqual(['C1']);
});

it('names that refer to other names many times are indexed, each once', () => {
  const named = createWorkbook({ C1: '=level_0' });
  const definedNames = Array.from({ length: 20 }, (_, level) => {
    const next = level === 19 ? 'A1' : `level_${level + 1}`;
    const formula = Array.from({ length: 9 }, () => next).join('+');
    return { name: `level_${level}`, sheet: null, formula, source: null };
  });
  expect(listDependents({ ...named, definedNames }, 'A1')).toEqual(['C1']);
});

const base = createWorkbook({});

/** A workbook whose column ZZ has a sum of each area. */
function createSums(areas: readonly string[]): Workbook {
  const rows = new Map<number, Row>(
    areas.map((area, row) => {
      const cells = new Map([[701, { value: 0, formula: `SUM(${area})`, style: 0 }]]);
      return [row, { ...emptyRow, cells }];
    }),
  );
  return replaceSheet(base, { ...getFirstSheet(base), rows });
}

it('ranges of all shapes are found by the cells and areas in them, each once', () => {
  const area = fc
    .record({ top: fc.nat(90), left: fc.nat(90), rows: fc.nat(70), columns: fc.nat(70) })
    .map(({ top, left, rows, columns }) => ({ top, left, bottom: top + rows, right: left + columns }));
  const place = fc.record({ row: fc.nat(160), column: fc.nat(160) });
  fc.assert(
    fc.property(fc.array(area, { minLength: 1, maxLength: 12 }), place, area, (areas, address, searched) => {
      const index = getFormulaIndex(createSums(areas.map(formatArea)));
      const rowsOf = (nodes: readonly FormulaNode[]): number[] =>
        nodes.flatMap(({ sheet, row }) => (sheet === 1 ? [row] : [])).sort((a, b) => a - b);
      const expectedRows = (matches: (one: (typeof areas)[number]) => boolean): number[] =>
        areas.flatMap((one, row) => (matches(one) ? [row] : []));
      const search = createDependentSearch(index);
      expect(rowsOf(search.cellDependents({ sheet: 1, ...address }))).toEqual(
        expectedRows((one) => contains(one, address)),
      );
      const isNew = expectedRows((one) => overlaps(one, searched));
      expect(rowsOf(createDependentSearch(index).areaDependents(1, searched))).toEqual(isNew);
      // A search finds each range only at the first time.
      const again = rowsOf(search.cellDependents({ sheet: 1, ...address }));
      expect(again.filter((row) => formatArea(areas[row] ?? searched).includes(':'))).toEqual([]);
    }),
  );
});
