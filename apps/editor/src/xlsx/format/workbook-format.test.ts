import { blankXlsx } from '@redraft/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../xml/element.ts';
import { changedParts, partsOf } from '../testing/parts-of.ts';
import { richBook, richParts } from '../testing/rich-workbook.ts';
import { parseAddress } from '../workbook/area.ts';
import { applyEdit, createHistory, type Edit, type WorkbookEdit } from '../workbook/edits.ts';
import { findRefusal } from '../workbook/refusals.ts';
import { getCell, type Value, type Workbook } from '../workbook/workbook.ts';
import { toLines } from '../workbook/workbook-lines.ts';
import { workbookForm } from '../worker/workbook-form.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const now = () => Date.UTC(2026, 10, 23);

function after(bytes: Uint8Array, ...edits: Edit[]): { book: Workbook; bytes: Uint8Array; again: Workbook } {
  const opened = readWorkbook(bytes, now);
  const { workbook } = edits.reduce(
    (history, edit) => applyEdit(history, edit, now),
    createHistory(opened.workbook),
  );
  const written = writeWorkbookFile(opened, workbook);
  for (const [name, text] of Object.entries(partsOf(written))) {
    if (/\.(xml|rels|vml)$/.test(name)) expect([name, readElement(text) === null]).toEqual([name, false]);
  }
  return { book: workbook, bytes: written, again: readWorkbook(written, now).workbook };
}

const type = (cell: string, value: Value, formula?: string, sheet = 1): WorkbookEdit => ({
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

const at = (workbook: Workbook, cell: string, sheet = 1): Value | undefined => {
  const found = workbook.sheets.find(({ id }) => id === sheet);
  return found === undefined ? undefined : getCell(found, parseAddress(cell) ?? { row: 0, column: 0 })?.value;
};

it('a workbook is the same bytes where nothing was done, or all was taken back', () => {
  const bytes = richBook();
  expect(after(bytes).bytes).toBe(bytes);
  expect(after(bytes, type('A1', 'x'), { kind: 'undo' }).bytes).toBe(bytes);
});
it('a workbook is read as its writer sees it', () => {
  const { book: workbook } = after(richBook());
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
    unsupported: ['chart', 'conditional', 'validation'],
    merges: [{ top: 6, left: 0, bottom: 7, right: 1 }],
  });
  expect(workbook.styles[1]?.format).toMatchObject({ isBold: true, colour: '1F5673' });
  expect(workbook.styles[2]?.format).toMatchObject({ format: '0.0" kg"', align: 'right', isLocked: false });
});
it('a workbook keeps every part but the sheet when a cell is changed, and of the sheet all but the cells', () => {
  const bytes = richBook();
  const { bytes: written, again } = after(bytes, type('B3', 40));
  expect(changedParts(bytes, written)).toEqual([
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  const [before, sheet] = [partsOf(bytes), partsOf(written)].map(
    (parts) => parts['xl/worksheets/sheet1.xml'] ?? '',
  );
  expect(sheet).toBe(
    before
      ?.replace('<row r="3" spans="1:4">', '<row r="3">')
      .replace('<c r="B3"><v>4</v></c>', '<c r="B3"><v>40</v></c>')
      .replace('<f t="shared" si="0"/><v>8</v>', '<f t="shared" si="0"/><v>80</v>')
      .replace('<f>SUM(Apples)</f><v>12</v>', '<f>SUM(Apples)</f><v>48</v>')
      .replace('A1:D5', 'A1:D5'),
  );
  expect([at(again, 'C3'), at(again, 'B5'), at(again, 'A1', 4)]).toEqual([80, 48, 49]);
});
it('a workbook takes links along with the cells that are sorted', () => {
  const links =
    '<hyperlinks><hyperlink ref="A2" location="Apples"/><hyperlink ref="A2:A4" location="Apples"/></hyperlinks>';
  const sheet = richParts['xl/worksheets/sheet1.xml']?.replace('<pageMargins', `${links}<pageMargins`);
  const area = { top: 1, left: 0, bottom: 3, right: 2 };
  const { bytes } = after(richBook({ 'xl/worksheets/sheet1.xml': sheet ?? '' }), {
    kind: 'sort',
    sheet: 1,
    area,
    column: 1,
    isDescending: true,
  });
  expect(partsOf(bytes)['xl/worksheets/sheet1.xml']).toContain(links.replace('"A2"', '"A4"'));
});
it('a workbook writes the formulas of a group one by one when the first of them is another', () => {
  const { bytes, again } = after(richBook(), type('C2', null, 'B2*3'));
  expect([at(again, 'C2'), at(again, 'C3'), at(again, 'C4')]).toEqual([9, 8, 10]);
  expect(partsOf(bytes)['xl/worksheets/sheet1.xml']).not.toContain('shared');
  expect(partsOf(bytes)['xl/calcChain.xml']).toBeUndefined();
  expect(partsOf(bytes)['xl/_rels/workbook.xml.rels']).not.toContain('calcChain');
});
it('a workbook moves everything that speaks of cells with them when rows are put in', () => {
  const shift = { axis: 'rows', at: 2, count: 3 } as const;
  const { bytes, again, book: workbook } = after(richBook(), { kind: 'shift', sheet: 1, shift });
  const parts = partsOf(bytes);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(toLines(again)).toEqual(toLines(workbook));
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
  expect([at(again, 'B8'), at(again, 'A1', 4)]).toEqual([12, 13]);
  expect(again.sheets[1]?.rows.get(0)?.cells.get(0)?.formula).toBe('Harvest!B8+1');
});
it('a workbook lets charts, names and formulas follow the name of a sheet, and takes a sheet away with what is only its own', () => {
  const renamed = after(richBook(), { kind: 'renameSheet', sheet: 1, name: "Farmer's" });
  expect(partsOf(renamed.bytes)['xl/charts/chart1.xml']).toContain("'Farmer''s'!$B$2:$B$4");
  expect(renamed.again.sheets[1]?.rows.get(0)?.cells.get(0)?.formula).toBe("'Farmer''s'!B5+1");
  expect(at(renamed.again, 'B5')).toBe(12);
  const gone = after(richBook(), { kind: 'removeSheet', sheet: 1 });
  expect(
    Object.keys(partsOf(gone.bytes)).filter((name) => /chart|comment|sheet1|drawing/.test(name)),
  ).toEqual([]);
  expect(toLines(gone.again)).toEqual(['# Sum & total', '1: A =#REF!+1']);
  expect(at(gone.again, 'A1', 4)).toEqual({ error: '#REF!' });
});
it('a workbook gets notes, looks, widths and sheets that it did not have', () => {
  const { again, bytes } = after(
    blankXlsx(),
    type('B2', 'word'),
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
    type('A1', null, 'Sheet1!B2&"s"', 2),
  );
  const [first, second] = again.sheets;
  expect(first).toMatchObject({
    colour: 'AA0000',
    frozen: { rows: 1, columns: 1 },
    notes: [{ row: 1, column: 1, text: 'See <page> 3 & 4', author: 'Ida' }],
    columns: [{ from: 1, to: 2, width: 25 }],
  });
  const format = again.styles[first?.rows.get(1)?.cells.get(1)?.style ?? 0]?.format;
  expect(format).toMatchObject({
    isBold: true,
    fill: 'FFEE00',
    format: '0.00%',
    align: 'center',
    wraps: true,
  });
  expect(format?.borders).toMatchObject({ top: { line: 'thin' }, left: { line: 'thin' }, right: null });
  expect([second?.name, second?.rows.get(0)?.cells.get(0)?.value]).toEqual(['Two', 'words']);
  const changed = after(bytes, {
    kind: 'note',
    sheet: 1,
    place: { row: 1, column: 1 },
    text: null,
    author: '',
  });
  expect(changed.again.sheets[0]?.notes).toEqual([]);
  expect(partsOf(changed.bytes)['xl/drawings/vmlDrawing1.vml']).not.toContain('<v:shape ');
});
it('a workbook keeps what stands between the parts of a sheet, and what a workbook holds several of', () => {
  const sheet =
    richParts['xl/worksheets/sheet1.xml']?.replaceAll(/(?=<(?:sheetData|pageMargins|drawing))/g, '\n  ') ??
    '';
  const workbook =
    richParts['xl/workbook.xml']?.replace(
      '<bookViews>',
      '<x:a xmlns:x="urn:x"/><x:a xmlns:x="urn:x" n="2"/><bookViews>',
    ) ?? '';
  const bytes = richBook({ 'xl/worksheets/sheet1.xml': sheet, 'xl/workbook.xml': workbook });
  const { bytes: written } = after(bytes, type('A9', 'x', undefined, 4));
  expect(changedParts(bytes, written)).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet2.xml']);
  expect(partsOf(written)['xl/workbook.xml']).toBe(
    workbook.replace('<calcPr calcId="191029"/>', '<calcPr calcId="191029" fullCalcOnLoad="1"/>'),
  );
  const parts = partsOf(after(bytes, type('A9', 'x')).bytes);
  expect(parts['xl/worksheets/sheet1.xml']).toContain('</dataValidations>\n  <pageMargins');
});
it('a workbook says why something cannot be done where it would break what is not shown', () => {
  const table = richBook({
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="x/table" Target="../tables/table1.xml"/></Relationships>`,
  });
  const { book: workbook } = after(table);
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

const words = fc.oneof(
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
const values: fc.Arbitrary<Value> = fc.oneof(
  words,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
  fc.constantFrom(1e308, -1e-308, 0, 45_000.5, true, false, null),
  fc.constant({ error: '#N/A' }),
);
const lines = fc.integer({ min: 0, max: 9 });
const areas = fc.tuple(lines, lines, lines, lines).map(([a, b, c, d]) => ({
  top: Math.min(a, b),
  bottom: Math.max(a, b),
  left: Math.min(c, d),
  right: Math.max(c, d),
}));
const edits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cells' as const),
      sheet: fc.constantFrom(1, 4),
      changes: fc.array(fc.record({ row: lines, column: lines, value: values }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  fc
    .record({
      row: lines,
      column: lines,
      formula: fc.constantFrom('SUM(A1:B9)', 'Harvest!B2&"x"', 'B2/0', '$A$1+A2'),
    })
    .map((change): Edit => ({ kind: 'cells', sheet: 1, changes: [{ ...change, value: null }] })),
  fc
    .record({
      axis: fc.constantFrom('rows' as const, 'columns' as const),
      at: lines,
      count: fc.constantFrom(-2, -1, 1, 3),
    })
    .map((shift): Edit => ({ kind: 'shift', sheet: 1, shift })),
  areas.map((area): Edit => ({ kind: 'merge', sheet: 1, area })),
  areas.map(
    (area): Edit => ({
      kind: 'look',
      sheet: 1,
      areas: [area],
      patch: { isBold: true, size: 14, colour: null },
    }),
  ),
  fc
    .tuple(areas, fc.boolean())
    .map(([area, isDescending]): Edit => ({ kind: 'sort', sheet: 1, area, column: area.left, isDescending })),
  fc
    .record({ row: lines, column: lines })
    .map((place): Edit => ({ kind: 'note', sheet: 1, place, text: 'seen', author: 'Ida' })),
  fc
    .tuple(lines, fc.option(fc.integer({ min: 3, max: 60 })))
    .map(([from, size]): Edit => ({ kind: 'size', sheet: 1, axis: 'columns', from, to: from + 2, size })),
  fc.constantFrom<Edit>(
    { kind: 'undo' },
    { kind: 'renameSheet', sheet: 1, name: 'Crop' },
    { kind: 'addSheet', name: 'New', at: 0 },
    { kind: 'freeze', sheet: 1, rows: 2, columns: 0 },
  ),
);

it('whatever is done to a workbook is there when it is read again, and does nothing to the parts that have no share in it', async () => {
  const form = workbookForm(now);
  const opened = await form.read(richBook());
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { maxLength: 8 }), async (changes) => {
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
      const again = await form.read(bytes);
      expect(form.linesOf(again)).toEqual(form.linesOf(document));
      expect(form.isSame(again, document)).toBe(true);
      const parts = partsOf(bytes);
      for (const name of ['xl/sharedStrings.xml', '_rels/.rels', 'xl/drawings/_rels/drawing1.xml.rels'])
        expect(parts[name]).toBe(partsOf(richBook())[name]);
      expect(parts['xl/worksheets/sheet1.xml']).toContain('<pageMargins left="0.7"');
    }),
    { numRuns: 12 },
  );
});
it('whatever is done to a workbook is written also in a sheet of a hundred thousand cells', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, row) =>
      `<row r="${row + 1}">${Array.from({ length: 10 }, (_c, column) => `<c r="${String.fromCharCode(65 + column)}${row + 1}"><v>${row * column}</v></c>`).join('')}</row>`,
  );
  const bytes = richBook({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
  });
  const { again } = after(bytes, type('B5000', 7), type('L1', null, 'SUM(B:B)'));
  expect(at(again, 'B5000')).toBe(7);
  expect(at(again, 'L1')).toBe((9999 * 10_000) / 2 - 4999 + 7);
});
