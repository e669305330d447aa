import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { writeWorkbookFile } from '../format/write-workbook-file.ts';
import { applyAll, getFirstSheet, getValueAt, now } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createTableWorkbook } from '../testing/table-workbook.ts';
import { parseAddress } from '../workbook/area.ts';
import type { CellChange, Edit } from '../workbook/edits.ts';
import { findRefusal } from '../workbook/refusals.ts';
import { patchStyle } from '../workbook/style.ts';
import { getCell, type Value } from '../workbook/workbook.ts';
import { localizeFormula, parseLocalFormula } from './local-formulas.ts';
import {
  formatStructuredReference,
  parseStructuredReference,
  toFileReferences,
  toShownReferences,
} from './structured-references.ts';

const open = () => readWorkbook(createTableWorkbook(), now);
const write = (name: string, formula: string): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ ...(parseAddress(name) ?? { row: 0, column: 0 }), value: null, formula }],
});
const evaluateAt = (name: string, formula: string): Value | undefined =>
  getValueAt(applyAll(open().workbook, write(name, formula)), name);
const formulaAt = (workbook: ReturnType<typeof applyAll>, name: string): string | undefined =>
  getCell(getFirstSheet(workbook), parseAddress(name) ?? { row: 0, column: 0 })?.formula;

describe('reading', () => {
  it.each([
    ['Sales[Price]', 'Sales', '', 'Price', 'Price'],
    ['Sales[]', 'Sales', '', undefined, undefined],
    ['Sales[#Headers]', 'Sales', '#Headers', undefined, undefined],
    ['Sales[@Price]', 'Sales', '#This Row', 'Price', 'Price'],
    ['[@[Unit price]]', null, '#This Row', 'Unit price', 'Unit price'],
    ['[@]', null, '#This Row', undefined, undefined],
    ['Sales[[#this row],[a]:[b]]', 'Sales', '#This Row', 'a', 'b'],
    ['Sales[[#Headers],[#Data],[a, b]]', 'Sales', '#Headers,#Data', 'a, b', 'a, b'],
    ["Sales[calc='#*'#]", 'Sales', '', 'calc=#*#', 'calc=#*#'],
    ["Sales[['[x']]:[y]]", 'Sales', '', '[x]', 'y'],
  ])('the parts of %s are read', (text, table, items, from, to) => {
    const found = parseStructuredReference(text);
    expect([found?.table, found?.items.join(), found?.columns?.from, found?.columns?.to]).toEqual([
      table,
      items,
      from,
      to,
    ]);
  });

  it.each(['Sales[[a],[b]]', 'Sales[#Nothing]', 'Sales[@[#All]]', 'Sales[[a]:[b]:[c]]', '[]'])(
    '%s is no structured reference',
    (text) => expect(parseStructuredReference(text)).toBeNull(),
  );

  it.each(['Sales[Price]', 'Sales[@Price]', "Sales[@['[x'] y]]", 'Sales[[#Totals],[a]:[b]]', 'Sales[#All]'])(
    '%s is written as it was read',
    (text) => {
      const found = parseStructuredReference(text);
      expect(found === null ? null : formatStructuredReference(found, 'shown')).toBe(text);
    },
  );
});

describe('evaluating', () => {
  it.each<[string, Value]>([
    ['SUM(Sales[Price])', 12],
    ['SUM(sales[price])', 12],
    ['COUNTA(Sales)', 9],
    ['COUNTA(Sales[#All])', 15],
    ['Sales[[#Headers],[Price]]', 'Price'],
    ['Sales[[#Totals],[Price]]', 12],
    ['SUM(Sales[[Price]:[Unit price]])', 48],
    ['SUM(Sales[[#Data],[#Totals],[Price]])', 24],
    ['ROWS(Sales[[#Headers],[#Data],[Price]])', 4],
    ['SUM(Sales[Price]:Sales[Unit price])', 48],
    ['SUM(INDIRECT("Sales[Price]"))', 12],
    ['SUM(Nothing[Price])', { error: '#NAME?' }],
    ['SUM(Sales[Nothing])', { error: '#REF!' }],
    ['Sales[@Price]', { error: '#VALUE!' }],
    ['[@Price]', { error: '#REF!' }],
  ])('%s outside the table evaluates to %j', (formula, expected) => {
    expect(evaluateAt('E9', formula)).toEqual(expected);
  });

  it('a reference to the row of the formula reads the cells beside it', () => {
    expect(['[@Price]*2', 'SUM(Sales[@[Price]:[Unit price]])'].map((one) => evaluateAt('E3', one))).toEqual([
      { error: '#REF!' },
      16,
    ]);
    expect(evaluateAt('C3', '[@Price]*10')).toBe(40);
  });

  it('a formula is calculated again when a cell of its column changes', () => {
    const change: Edit = { kind: 'cells', sheet: 1, changes: [{ row: 2, column: 1, value: 100 }] };
    expect(getValueAt(applyAll(open().workbook, write('E9', 'SUM(Sales[Price])'), change), 'E9')).toBe(108);
  });
});

describe('changes of the table', () => {
  const rowsInserted: Edit = { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 2, count: 1 } };
  const columnsInserted: Edit = { kind: 'shift', sheet: 1, shift: { axis: 'columns', at: 1, count: 1 } };
  const header = (value: Value): Edit => ({
    kind: 'cells',
    sheet: 1,
    changes: [{ row: 0, column: 1, value }],
  });

  it('a renamed header keeps references to inserted columns', () => {
    const rename = (column: number, value: string): Edit => ({
      kind: 'cells',
      sheet: 1,
      changes: [{ row: 0, column, value }],
    });
    const workbook = applyAll(
      open().workbook,
      columnsInserted,
      write('H1', 'SUM(Sales[Column1])+SUM(Sales[Price])'),
      rename(2, 'Cost'),
      rename(1, 'Tax'),
    );
    expect(formulaAt(workbook, 'H1')).toBe('SUM(Sales[Tax])+SUM(Sales[Cost])');
  });

  it('rows inserted into the table belong to its columns', () => {
    const inserted = applyAll(open().workbook, write('F9', 'SUM(Sales[Price])'), rowsInserted, {
      kind: 'cells',
      sheet: 1,
      changes: [{ row: 2, column: 1, value: 50 }],
    });
    expect([getValueAt(inserted, 'F10'), inserted.tables[0]?.area.bottom]).toEqual([62, 5]);
  });

  it('a column inserted into the table gets a name and a header', () => {
    const inserted = applyAll(open().workbook, columnsInserted);
    expect(inserted.tables[0]?.columns.map(({ name }) => name)).toEqual([
      'Fruit',
      'Column1',
      'Price',
      'Unit price',
    ]);
    expect(getValueAt(inserted, 'B1')).toBe('Column1');
  });

  it('a changed header renames the column in all formulas, and a cleared one gets a name', () => {
    const filled = applyAll(open().workbook, write('F9', 'SUM(Sales[Price],Sales[@[Unit price]])'));
    const renamed = applyAll(filled, header('Cost [€]'));
    expect(formulaAt(renamed, 'F9')).toBe("SUM(Sales[Cost '[€']],Sales[@[Unit price]])");
    expect(applyAll(renamed, header(null)).tables[0]?.columns[1]?.name).toBe('Column1');
    expect(getValueAt(applyAll(renamed, header(7)), 'B1')).toBe('7');
    expect(getValueAt(applyAll(renamed, header('fruit')), 'B1')).toBe('fruit1');
  });

  it('a header that is typed twice is numbered where it was typed', () => {
    const changed = applyAll(open().workbook, header('Unit price'));
    expect(['B1', 'C1'].map((name) => getValueAt(changed, name))).toEqual(['Unit price1', 'Unit price']);
    const corrected = applyAll(changed, header('Unit prices'));
    expect(corrected.tables[0]?.columns.map(({ name }) => name)).toEqual([
      'Fruit',
      'Unit prices',
      'Unit price',
    ]);
  });

  it('a header becomes the text that its cell shows, and a formula is not lost', () => {
    const { workbook } = open();
    const { styles, style } = patchStyle(workbook.styles, 0, { format: 'dd.mm.yyyy' });
    const place = { row: 0, column: 1 };
    const change = (cell: Omit<CellChange, 'row' | 'column'>): Edit => ({
      kind: 'cells',
      sheet: 1,
      changes: [{ ...place, ...cell }],
    });
    const listed = [
      change({ value: 46349, style }),
      change({ value: 123456789012, style: 0 }),
      change({ value: null, formula: '"Year "&2026' }),
      change({ value: 'Year 2026', formula: '"Year "&2026' }),
      change({ value: 'Price', formula: '"Pri"&"ce"' }),
    ].map((edit) => {
      const cell = getCell(getFirstSheet(applyAll({ ...workbook, styles }, edit)), place);
      return [cell?.value, cell?.formula];
    });
    expect(listed).toEqual([
      ['23.11.2026', undefined],
      ['123456789012', undefined],
      ['="Year "&2026', undefined],
      ['Year 2026', undefined],
      ['Price', undefined],
    ]);
  });

  it('formulas that refer to a deleted column refer to nothing', () => {
    const deleted = applyAll(open().workbook, write('F9', 'SUM(Sales[Price])'), {
      kind: 'shift',
      sheet: 1,
      shift: { axis: 'columns', at: 1, count: -1 },
    });
    expect([formulaAt(deleted, 'E9'), getValueAt(deleted, 'E9')]).toEqual(['SUM(#REF!)', { error: '#REF!' }]);
  });

  it.each([
    ['rows', 0, -1, 'tablePart'],
    ['rows', 1, -3, 'tablePart'],
    ['rows', 4, -1, 'tablePart'],
    ['columns', 0, -3, 'tablePart'],
    ['rows', 1, -2, undefined],
    ['columns', 1, -2, undefined],
    ['rows', 5, -3, undefined],
  ] as const)('deleting %s from %i by %i is refused as %s', (axis, at, count, reason) => {
    expect(
      findRefusal(open().workbook, { kind: 'shift', sheet: 1, shift: { axis, at, count } })?.reason,
    ).toBe(reason);
  });

  it('the table part follows, and opens as the same table again', () => {
    const opened = open();
    const edited = applyAll(opened.workbook, columnsInserted, rowsInserted, {
      kind: 'cells',
      sheet: 1,
      changes: [{ row: 0, column: 2, value: 'Cost' }],
    });
    const bytes = writeWorkbookFile(opened, edited);
    const part = readParts(bytes)['xl/tables/table1.xml'] ?? '';
    expect(part).toContain('ref="A1:D6"');
    expect(part).toContain('<autoFilter ref="A1:D5"><filterColumn colId="2">');
    expect(part).toContain('<calculatedColumnFormula>Sales[[#This Row],[Cost]]*3</calculatedColumnFormula>');
    expect(readWorkbook(bytes, now).workbook.tables).toEqual(
      edited.tables.map((table) => ({
        ...table,
        columns: table.columns.map(({ name }, source) => ({ name, source })),
      })),
    );
  });
});

describe('notations', () => {
  it('the row of the formula is written as @ on screen, and as [#This Row] in the file', () => {
    const opened = open();
    expect(formulaAt(opened.workbook, 'C2')).toBe('[@Price]*3');
    expect(toFileReferences('[@Price]*Sales[@[a b]]', 'Sales')).toBe(
      'Sales[[#This Row],[Price]]*Sales[[#This Row],[a b]]',
    );
    expect(toShownReferences('Sales[[#This Row],[Price]]', null)).toBe('Sales[@Price]');
    expect(toFileReferences('[@Price]*2+Sales[Price]', null)).toBe('#REF!*2+Sales[Price]');
    expect(toFileReferences('[1]!Total+[1]Sheet!Total', null)).toBe('[1]!Total+[1]Sheet!Total');
    const bytes = writeWorkbookFile(opened, applyAll(opened.workbook, write('C3', '[@Price]*4')));
    const sheet = readParts(bytes)['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('<f>Sales[[#This Row],[Price]]*4</f>');
    expect(sheet).toContain('<f>Sales[[#This Row],[Price]]*3</f>');
  });

  it.each([
    ['SUM(Sales[[#Headers],[a, b.5]],1.5)', 'SUMME(Sales[[#Kopfzeilen];[a, b.5]];1,5)'],
    ['Sales[#Totals]', 'Sales[#Ergebnisse]'],
    ['Sales[@Price]', 'Sales[@Price]'],
  ])('%s is %s in German', (formula, german) => {
    expect(localizeFormula(formula, 'de')).toBe(german);
    expect(parseLocalFormula(german, 'de')).toBe(formula);
  });
});
