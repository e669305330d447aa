import { blankXlsx } from '@redraft/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../xml/element.ts';
import { listChangedParts, readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import { parseAddress } from '../workbook/area.ts';
import { applyEdit, createHistory, type Edit, type WorkbookEdit } from '../workbook/edits.ts';
import { findRefusal } from '../workbook/refusals.ts';
import { defaultFormat } from '../workbook/style.ts';
import { pickRunFormat } from '../workbook/text-runs.ts';
import { getCell, type Value, type Workbook } from '../workbook/workbook.ts';
import { toLines } from '../workbook/workbook-lines.ts';
import { workbookForm } from '../worker/workbook-form.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const now = () => Date.UTC(2026, 10, 23);

function applyAndReopen(
  bytes: Uint8Array,
  ...edits: Edit[]
): { book: Workbook; bytes: Uint8Array; reopened: Workbook } {
  const opened = readWorkbook(bytes, now);
  const { workbook } = edits.reduce(
    (history, edit) => applyEdit(history, edit, now),
    createHistory(opened.workbook),
  );
  const written = writeWorkbookFile(opened, workbook);
  for (const [name, text] of Object.entries(readParts(written))) {
    if (/\.(xml|rels|vml)$/.test(name)) expect([name, readElement(text) === null]).toEqual([name, false]);
  }
  return { book: workbook, bytes: written, reopened: readWorkbook(written, now).workbook };
}

const createTypeEdit = (cell: string, value: Value, formula?: string, sheet = 1): WorkbookEdit => ({
  kind: 'cells',
  sheet,
  changes: [
    {
      ...(parseAddress(cell) ?? { row: 0, column: 0 }),
      value,
      ...(formula === undefined ? {} : { formula }),
    },
  ],
});

const getValue = (workbook: Workbook, cell: string, sheet = 1): Value | undefined => {
  const found = workbook.sheets.find(({ id }) => id === sheet);
  return found === undefined ? undefined : getCell(found, parseAddress(cell) ?? { row: 0, column: 0 })?.value;
};

it('a workbook without changes, or with all changes undone, is written as the same bytes', () => {
  const bytes = createRichWorkbook();
  expect(applyAndReopen(bytes).bytes).toBe(bytes);
  expect(applyAndReopen(bytes, createTypeEdit('A1', 'x'), { kind: 'undo' }).bytes).toBe(bytes);
});
it('a workbook from an office program is read with its values, formulas, notes and formats', () => {
  const { book: workbook } = applyAndReopen(createRichWorkbook());
  expect(toLines(workbook)).toEqual([
    '# Harvest',
    '1: A Fruit | B Baskets',
    '2: A  Äpfel & 梨  | B 3 | C =B2*2',
    '3: A Kiwi | B 4 | C =B3*2',
    '4: A bold plain | B 5 | C =B4*2',
    '5: B =SUM(Apples) | D TRUE',
    '[B3] R. Weber: Counted twice',
    '# Sum & total',
    '1: A =Harvest!B5+1',
  ]);
  expect(workbook.sheets[0]).toMatchObject({
    frozen: { rows: 1, columns: 0 },
    unsupported: ['chart'],
    merges: [{ top: 6, left: 0, bottom: 7, right: 1 }],
  });
  expect(workbook.styles[1]?.format).toMatchObject({ isBold: true, colour: '1F5673' });
  expect(workbook.styles[2]?.format).toMatchObject({ format: '0.0" kg"', align: 'right', isLocked: false });
});
it('changing a cell rewrites only the sheets with changed cells and the workbook part', () => {
  const bytes = createRichWorkbook();
  const { bytes: written, reopened } = applyAndReopen(bytes, createTypeEdit('B3', 40));
  expect(listChangedParts(bytes, written)).toEqual([
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  const [sheetBefore, sheet] = [readParts(bytes), readParts(written)].map(
    (parts) => parts['xl/worksheets/sheet1.xml'] ?? '',
  );
  expect(sheet).toBe(
    sheetBefore
      ?.replace('<row r="3" spans="1:4">', '<row r="3">')
      .replace('<c r="B3"><v>4</v></c>', '<c r="B3"><v>40</v></c>')
      .replace('<f t="shared" si="0"/><v>8</v>', '<f t="shared" si="0"/><v>80</v>')
      .replace('<f>SUM(Apples)</f><v>12</v>', '<f>SUM(Apples)</f><v>48</v>')
      .replace('A1:D5', 'A1:D5'),
  );
  expect([getValue(reopened, 'C3'), getValue(reopened, 'B5'), getValue(reopened, 'A1', 4)]).toEqual([
    80, 48, 49,
  ]);
});
it('sorting moves the link of a single cell and leaves links of several cells', () => {
  const links =
    '<hyperlinks><hyperlink ref="A2" location="Apples"/><hyperlink ref="A2:A4" location="Apples"/></hyperlinks>';
  const sheet = richParts['xl/worksheets/sheet1.xml']?.replace('<pageMargins', `${links}<pageMargins`);
  const area = { top: 1, left: 0, bottom: 3, right: 2 };
  const { bytes } = applyAndReopen(createRichWorkbook({ 'xl/worksheets/sheet1.xml': sheet ?? '' }), {
    kind: 'sort',
    sheet: 1,
    area,
    column: 1,
    isDescending: true,
  });
  expect(readParts(bytes)['xl/worksheets/sheet1.xml']).toContain(links.replace('"A2"', '"A4"'));
});
it('changing the first cell of a shared formula writes the other formulas individually', () => {
  const { bytes, reopened } = applyAndReopen(createRichWorkbook(), createTypeEdit('C2', null, 'B2*3'));
  expect([getValue(reopened, 'C2'), getValue(reopened, 'C3'), getValue(reopened, 'C4')]).toEqual([9, 8, 10]);
  expect(readParts(bytes)['xl/worksheets/sheet1.xml']).not.toContain('shared');
  expect(readParts(bytes)['xl/calcChain.xml']).toBeUndefined();
  expect(readParts(bytes)['xl/_rels/workbook.xml.rels']).not.toContain('calcChain');
});
it('inserting rows updates formulas, rules, charts, pictures, notes and names', () => {
  const shift = { axis: 'rows', at: 2, count: 3 } as const;
  const {
    bytes,
    reopened,
    book: workbook,
  } = applyAndReopen(createRichWorkbook(), { kind: 'shift', sheet: 1, shift });
  const parts = readParts(bytes);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(toLines(reopened)).toEqual(toLines(workbook));
  for (const text of [
    'sqref="B2:B7"',
    '<formula>$B$8</formula>',
    'sqref="D2:D7"',
    'mergeCell ref="A10:B11"',
    'r="A4"',
  ])
    text === 'r="A4"' ? expect(sheet).not.toContain(text) : expect(sheet).toContain(text);
  expect(parts['xl/charts/chart1.xml']).toContain('Harvest!$B$2:$B$7');
  expect(parts['xl/drawings/drawing1.xml']).toContain('<xdr:row>6</xdr:row>');
  expect(parts['xl/comments1.xml']).toContain('ref="B6"');
  expect(parts['xl/drawings/vmlDrawing1.vml']).toContain('<x:Row>5</x:Row>');
  expect(parts['xl/workbook.xml']).toContain('Harvest!$A$1:$D$12');
  expect([getValue(reopened, 'B8'), getValue(reopened, 'A1', 4)]).toEqual([12, 13]);
  expect(reopened.sheets[1]?.rows.get(0)?.cells.get(0)?.formula).toBe('Harvest!B8+1');
});
it('renaming a sheet updates charts and formulas, and removing it removes the parts that only it used', () => {
  const renamed = applyAndReopen(createRichWorkbook(), { kind: 'renameSheet', sheet: 1, name: "Farmer's" });
  expect(readParts(renamed.bytes)['xl/charts/chart1.xml']).toContain("'Farmer''s'!$B$2:$B$4");
  expect(renamed.reopened.sheets[1]?.rows.get(0)?.cells.get(0)?.formula).toBe("'Farmer''s'!B5+1");
  expect(getValue(renamed.reopened, 'B5')).toBe(12);
  const removed = applyAndReopen(createRichWorkbook(), { kind: 'removeSheet', sheet: 1 });
  expect(
    Object.keys(readParts(removed.bytes)).filter((name) => /chart|comment|sheet1|drawing/.test(name)),
  ).toEqual([]);
  expect(toLines(removed.reopened)).toEqual(['# Sum & total', '1: A =#REF!+1']);
  expect(getValue(removed.reopened, 'A1', 4)).toEqual({ error: '#REF!' });
});
it('notes, formats, widths and sheets added to a blank workbook survive writing and reading', () => {
  const { reopened, bytes } = applyAndReopen(
    blankXlsx(),
    createTypeEdit('B2', 'word'),
    { kind: 'note', sheet: 1, place: { row: 1, column: 1 }, text: 'See <page> 3 & 4', author: 'Ida' },
    {
      kind: 'look',
      sheet: 1,
      areas: [{ top: 1, left: 1, bottom: 1, right: 1 }],
      patch: { isBold: true, fill: 'FFEE00', format: '0.00%', align: 'center', wraps: true },
    },
    {
      kind: 'borders',
      sheet: 1,
      area: { top: 1, left: 1, bottom: 2, right: 2 },
      which: 'outer',
      border: { line: 'thin', colour: null },
    },
    { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 2, size: 25 },
    { kind: 'freeze', sheet: 1, rows: 1, columns: 1 },
    { kind: 'colourSheet', sheet: 1, colour: 'AA0000' },
    { kind: 'addSheet', name: 'Two', at: 1 },
    createTypeEdit('A1', null, 'Sheet1!B2&"s"', 2),
  );
  const [first, second] = reopened.sheets;
  expect(first).toMatchObject({
    colour: 'AA0000',
    frozen: { rows: 1, columns: 1 },
    notes: [{ row: 1, column: 1, text: 'See <page> 3 & 4', author: 'Ida' }],
    columns: [{ from: 1, to: 2, width: 25 }],
  });
  const format = reopened.styles[first?.rows.get(1)?.cells.get(1)?.style ?? 0]?.format;
  expect(format).toMatchObject({
    isBold: true,
    fill: 'FFEE00',
    format: '0.00%',
    align: 'center',
    wraps: true,
  });
  expect(format?.borders).toMatchObject({ top: { line: 'thin' }, left: { line: 'thin' }, right: null });
  expect([second?.name, second?.rows.get(0)?.cells.get(0)?.value]).toEqual(['Two', 'words']);
  const changed = applyAndReopen(bytes, {
    kind: 'note',
    sheet: 1,
    place: { row: 1, column: 1 },
    text: null,
    author: '',
  });
  expect(changed.reopened.sheets[0]?.notes).toEqual([]);
  expect(readParts(changed.bytes)['xl/drawings/vmlDrawing1.vml']).not.toContain('<v:shape ');
});
it('white space between sections and repeated unknown elements are preserved', () => {
  const sheet =
    richParts['xl/worksheets/sheet1.xml']?.replaceAll(/(?=<(?:sheetData|pageMargins|drawing))/g, '\n  ') ??
    '';
  const workbook =
    richParts['xl/workbook.xml']?.replace(
      '<bookViews>',
      '<x:a xmlns:x="urn:x"/><x:a xmlns:x="urn:x" n="2"/><bookViews>',
    ) ?? '';
  const bytes = createRichWorkbook({ 'xl/worksheets/sheet1.xml': sheet, 'xl/workbook.xml': workbook });
  const { bytes: written } = applyAndReopen(bytes, createTypeEdit('A9', 'x', undefined, 4));
  expect(listChangedParts(bytes, written)).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet2.xml']);
  expect(readParts(written)['xl/workbook.xml']).toBe(
    workbook.replace('<calcPr calcId="191029"/>', '<calcPr calcId="191029" fullCalcOnLoad="1"/>'),
  );
  const parts = readParts(applyAndReopen(bytes, createTypeEdit('A9', 'x')).bytes);
  expect(parts['xl/worksheets/sheet1.xml']).toContain('</dataValidations>\n  <pageMargins');
});
it('edits that would break a table or reuse a sheet name are refused with a reason', () => {
  const table = createRichWorkbook({
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="x/table" Target="../tables/table1.xml"/></Relationships>`,
  });
  const { book: workbook } = applyAndReopen(table);
  const shift = { axis: 'rows', at: 1, count: -1 } as const;
  expect(findRefusal(workbook, { kind: 'shift', sheet: 1, shift })).toEqual({
    reason: 'fixed',
    lock: 'table',
  });
  expect(findRefusal(workbook, { kind: 'renameSheet', sheet: 1, name: 'sum & TOTAL' })).toEqual({
    reason: 'name',
    problem: 'taken',
  });
});

const textValues = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    ' leading',
    'שלום עולם',
    '春はあけぼの',
    '👩‍👩‍👧',
    '007',
    '_x0041_',
    'a\nb',
    '\u0001',
    '<b>&amp;',
    "'quoted",
  ),
);
const cellValues: fc.Arbitrary<Value> = fc.oneof(
  textValues,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
  fc.constantFrom(1e308, -1e-308, 0, 45_000.5, true, false, null),
  fc.constant({ error: '#N/A' }),
);
const smallIndexes = fc.integer({ min: 0, max: 9 });
const smallAreas = fc.tuple(smallIndexes, smallIndexes, smallIndexes, smallIndexes).map(([a, b, c, d]) => ({
  top: Math.min(a, b),
  bottom: Math.max(a, b),
  left: Math.min(c, d),
  right: Math.max(c, d),
}));
const randomEdits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cells' as const),
      sheet: fc.constantFrom(1, 4),
      changes: fc.array(fc.record({ row: smallIndexes, column: smallIndexes, value: cellValues }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  fc
    .record({
      row: smallIndexes,
      column: smallIndexes,
      formula: fc.constantFrom('SUM(A1:B9)', 'Harvest!B2&"x"', 'B2/0', '$A$1+A2'),
    })
    .map((change): Edit => ({ kind: 'cells', sheet: 1, changes: [{ ...change, value: null }] })),
  fc.record({ row: smallIndexes, column: smallIndexes, size: fc.constantFrom(8, 14) }).map(
    ({ size, ...address }): Edit => ({
      kind: 'cells',
      sheet: 1,
      changes: [
        {
          ...address,
          value: 'a bc',
          runs: [
            { length: 2, format: null },
            { length: 2, format: { ...pickRunFormat(defaultFormat), size } },
          ],
        },
      ],
    }),
  ),
  fc
    .record({
      axis: fc.constantFrom('rows' as const, 'columns' as const),
      at: smallIndexes,
      count: fc.constantFrom(-2, -1, 1, 3),
    })
    .map((shift): Edit => ({ kind: 'shift', sheet: 1, shift })),
  smallAreas.map((area): Edit => ({ kind: 'merge', sheet: 1, area })),
  smallAreas.map(
    (area): Edit => ({
      kind: 'look',
      sheet: 1,
      areas: [area],
      patch: { isBold: true, size: 14, colour: null },
    }),
  ),
  fc
    .tuple(smallAreas, fc.boolean())
    .map(([area, isDescending]): Edit => ({ kind: 'sort', sheet: 1, area, column: area.left, isDescending })),
  fc
    .record({ row: smallIndexes, column: smallIndexes })
    .map((address): Edit => ({ kind: 'note', sheet: 1, place: address, text: 'seen', author: 'Ida' })),
  fc
    .tuple(smallIndexes, fc.option(fc.integer({ min: 3, max: 60 })))
    .map(([from, size]): Edit => ({ kind: 'size', sheet: 1, axis: 'columns', from, to: from + 2, size })),
  fc.constantFrom<Edit>(
    { kind: 'undo' },
    { kind: 'renameSheet', sheet: 1, name: 'Crop' },
    { kind: 'addSheet', name: 'New', at: 0 },
    { kind: 'freeze', sheet: 1, rows: 2, columns: 0 },
  ),
);

it('random edits survive writing and reading, and unrelated parts stay identical', async () => {
  const form = workbookForm(now);
  const opened = await form.read(createRichWorkbook());
  await fc.assert(
    fc.asyncProperty(fc.array(randomEdits, { maxLength: 8 }), async (changes) => {
      let document = opened;
      for (const change of changes) {
        const { workbook, past } = document.history;
        const isPossible =
          change.kind === 'undo'
            ? past.length > 0
            : change.kind === 'redo' || change.kind === 'nothing' || findRefusal(workbook, change) === null;
        if (isPossible) document = form.apply(document, change);
      }
      const bytes = await form.write(document);
      const reopened = await form.read(bytes);
      expect(form.linesOf(reopened)).toEqual(form.linesOf(document));
      expect(form.isSame(reopened, document)).toBe(true);
      const parts = readParts(bytes);
      for (const name of ['xl/sharedStrings.xml', '_rels/.rels', 'xl/drawings/_rels/drawing1.xml.rels'])
        expect(parts[name]).toBe(readParts(createRichWorkbook())[name]);
      expect(parts['xl/worksheets/sheet1.xml']).toContain('<pageMargins left="0.7"');
    }),
    { numRuns: 12 },
  );
});
it('edits to a sheet of a hundred thousand cells survive writing and reading', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, row) =>
      `<row r="${row + 1}">${Array.from({ length: 10 }, (_c, column) => `<c r="${String.fromCharCode(65 + column)}${row + 1}"><v>${row * column}</v></c>`).join('')}</row>`,
  );
  const bytes = createRichWorkbook({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
  });
  const { reopened } = applyAndReopen(
    bytes,
    createTypeEdit('B5000', 7),
    createTypeEdit('L1', null, 'SUM(B:B)'),
  );
  expect(getValue(reopened, 'B5000')).toBe(7);
  expect(getValue(reopened, 'L1')).toBe((9999 * 10_000) / 2 - 4999 + 7);
});
