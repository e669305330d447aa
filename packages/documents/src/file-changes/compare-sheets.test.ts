import { expect, it } from 'vitest';
import { blankXlsx } from '../blank-xlsx.ts';
import { formatCell } from '../cell-address.ts';
import { type Cells, numbersXml, sheetXml } from '../testing/cells.ts';
import { partsOf } from '../testing/changed-parts.ts';
import { createFileComparer, type FileChange } from './compare-files.ts';
import type { FileParts } from './file-parts.ts';

const blank = blankXlsx();
const sheetPart = 'xl/worksheets/sheet1.xml';
const all = { from: 0, count: 1_000_000 };

const withSheet = (xml: string, others: Record<string, string | null> = {}): FileParts =>
  partsOf(blank, { [sheetPart]: xml, ...others });
const withCells = (cells: Cells, others: Record<string, string | null> = {}): FileParts =>
  withSheet(sheetXml(cells), others);

function compare(before: FileParts, after: FileParts, window = all) {
  const change: FileChange = createFileComparer('xlsx')({ before, after }, window);
  if (change.kind !== 'sheets') throw new Error(`Compared as ${change.kind}`);
  return change;
}

/** Changed cells as `B2: before → after`. */
function listCells(before: FileParts, after: FileParts): string[] {
  return compare(before, after).cells.map(
    ({ address, before: one, after: other }) => `${address}: ${one?.input ?? ''} → ${other?.input ?? ''}`,
  );
}

it.each<[string, Cells, Cells, string[]]>([
  ['nothing', { A1: 'Sea' }, { A1: 'Sea' }, []],
  ['a new cell', { A1: 'Sea' }, { A1: 'Sea', B7: 'wind' }, ['B7:  → wind']],
  ['an emptied cell', { A1: 'Sea', B7: 'wind' }, { A1: 'Sea' }, ['B7: wind → ']],
  ['another text', { A1: 'Sea & wind' }, { A1: 'Sea & sky' }, ['A1: Sea & wind → Sea & sky']],
  ['another number', { A1: 1, A2: 2, A3: 3 }, { A1: 1, A2: 2.5, A3: 3 }, ['A2: 2 → 2.5']],
  ['another formula', { A1: 1, B1: '=A1*2→2' }, { A1: 1, B1: '=A1*3→3' }, ['B1: =A1*2 → =A1*3']],
  ['a value in place of a formula', { B1: '=1+1→2' }, { B1: 2 }, ['B1: =1+1 → 2']],
  [
    'several cells, by row',
    { A2: 1 },
    { AA1: 'x', C2: 'y', B2: 'z' },
    ['AA1:  → x', 'A2: 1 → ', 'B2:  → z', 'C2:  → y'],
  ],
])(
  'the comparison of two sheets with %s lists the cells with what they held',
  (_what, before, after, expected) => {
    expect(listCells(withCells(before), withCells(after))).toEqual(expected);
  },
);

it('a formula is listed with its result, and formulas that only have another result are counted', () => {
  const before = withCells({ A1: 1, B1: '=A1*2→2', C1: '=B1+1→3' });
  const after = withCells({ A1: 5, B1: '=A1*3→15', C1: '=B1+1→16' });
  const { cells, sheets } = compare(before, after);
  expect(cells[1]).toEqual({
    sheet: 0,
    address: 'B1',
    before: { input: '=A1*2', result: '2' },
    after: { input: '=A1*3', result: '15' },
  });
  expect(sheets).toMatchObject([
    { name: 'Sheet1', kind: 'changed', cells: 2, recalculated: 1, formatted: 0, isLayoutChanged: false },
  ]);
});

const strings = (...texts: string[]) =>
  `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
const referring = (...indexes: number[]) =>
  `<worksheet><sheetData>${indexes.map((index, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${index}</v></c></row>`).join('')}</sheetData></worksheet>`;

it.each<[string, [string, number[]], [string, number[]], string[]]>([
  ['a text added', [strings('Sea'), [0]], [strings('Sea', 'wind'), [0, 1]], ['A2:  → wind']],
  ['the texts in another order', [strings('Sea', 'wind'), [0, 1]], [strings('wind', 'Sea'), [1, 0]], []],
  [
    'a text replaced in place',
    [strings('Sea', 'wind'), [0, 1]],
    [strings('Sea', 'sky'), [0, 1]],
    ['A2: wind → sky'],
  ],
])(
  'the comparison of sheets that refer to texts by number, with %s, lists what is shown',
  (_what, [one, before], [other, after], expected) => {
    const part = 'xl/sharedStrings.xml';
    expect(
      listCells(
        withSheet(referring(...before), { [part]: one }),
        withSheet(referring(...after), { [part]: other }),
      ),
    ).toEqual(expected);
  },
);

const sharedFormulas = (formula: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">${formula}</f><v>2</v></c></row>` +
  '<row r="2"><c r="B2"><f t="shared" si="0"/><v>4</v></c></row><row r="3"><c r="B3"><f t="shared" si="0"/><v>4</v></c></row></sheetData></worksheet>';

it('a formula that is written once for many cells is read in each of them, with its references moved', () => {
  const after = withSheet(sharedFormulas('A1*3+$A$1&amp;&quot;A1&quot;'));
  expect(listCells(withSheet(sharedFormulas('A1*2')), after)).toEqual([
    'B1: =A1*2 → =A1*3+$A$1&"A1"',
    'B2: =A2*2 → =A2*3+$A$1&"A1"',
    'B3: =A3*2 → =A3*3+$A$1&"A1"',
  ]);
});

const dateStyles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/><numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"><alignment/></xf><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>';

it.each([
  ['a number', 0, 46_355.5, '46355.5'],
  ['a date', 1, 46_355, '2026-11-29'],
  ['a date with a time', 2, 46_355.75, '2026-11-29 18:00'],
  ['a time', 3, 0.604_861_111_1, '14:31'],
  ['a number with a unit', 4, 3.5, '3.5'],
  ['no possible date', 1, -4, '-4'],
])('a cell that shows %s is listed as it is read', (_what, style, value, expected) => {
  const cell = `<worksheet><sheetData><row r="1"><c r="A1" s="${style}"><v>${value}</v></c></row></sheetData></worksheet>`;
  const styles = { 'xl/styles.xml': dateStyles };
  expect(listCells(withCells({}, styles), withSheet(cell, styles))).toEqual([`A1:  → ${expected}`]);
});

it('an inserted row is one change with its cells, and the rows below with their formulas are none', () => {
  const before = withCells({
    A1: 'Total',
    B1: '=SUM(B2:B4)→9',
    A2: 'a',
    B2: 2,
    A3: 'b',
    B3: 3,
    A4: 'c',
    B4: '=B3+1→4',
  });
  const after = withCells({
    A1: 'Total',
    B1: '=SUM(B2:B5)→9',
    A2: 'a',
    B2: 2,
    A3: 'new',
    A4: 'b',
    B4: 3,
    A5: 'c',
    B5: '=B4+1→4',
  });
  const { sheets, cells } = compare(before, after);
  expect(sheets[0]?.rows).toEqual({ at: 3, count: 1 });
  expect(cells.map(({ address, after: content }) => [address, content?.input])).toEqual([['A3', 'new']]);
  const back = compare(after, before);
  expect(back.sheets[0]?.rows).toEqual({ at: 3, count: -1 });
  expect(back.cells.map(({ address, before: content }) => [address, content?.input])).toEqual([
    ['A3', 'new'],
  ]);
});

it('a cell that only looks different is counted apart, and so is the layout of a sheet', () => {
  const cell = (style: number) =>
    `<worksheet><sheetData><row r="1"><c r="A1" s="${style}"><v>1</v></c></row></sheetData></worksheet>`;
  expect(compare(withSheet(cell(0)), withSheet(cell(1))).sheets).toMatchObject([
    { cells: 0, formatted: 1, isLayoutChanged: false },
  ]);
  const wide = withSheet(sheetXml({ A1: 1 }, { head: '<cols><col min="1" max="1" width="40"/></cols>' }));
  expect(compare(withCells({ A1: 1 }), wide).sheets).toMatchObject([{ cells: 0, isLayoutChanged: true }]);
});

it('the first cell of an empty sheet is no change of its layout', () => {
  const empty = withSheet('<worksheet><sheetData/><pageMargins left="1"/></worksheet>');
  const written = withSheet(sheetXml({ A1: 1 }, { tail: '<pageMargins left="1"/>' }));
  expect(compare(empty, written).sheets).toMatchObject([{ cells: 1, isLayoutChanged: false }]);
});

it('what was selected when a sheet was saved is no change', () => {
  const view = (cell: string) =>
    withSheet(
      sheetXml(
        { A1: 1 },
        {
          head: `<dimension ref="A1"/><sheetViews><sheetView><selection activeCell="${cell}"/></sheetView></sheetViews>`,
        },
      ),
    );
  expect(compare(view('A1'), view('C9')).sheets).toEqual([]);
});

const book = (...sheets: [name: string, id: number, part: number][]) => ({
  'xl/workbook.xml': `<workbook><sheets>${sheets.map(([name, id, part]) => `<sheet name="${name}" sheetId="${id}" r:id="r${part}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map(([, , part]) => `<Relationship Id="r${part}" Type="worksheet" Target="worksheets/sheet${part}.xml"/>`).join('')}</Relationships>`,
});
const sheet2 = { 'xl/worksheets/sheet2.xml': sheetXml({ A1: 'two' }) };
const sheet3 = { 'xl/worksheets/sheet3.xml': sheetXml({ A1: 'three' }) };
const one = { A1: 'one' };

it.each<[string, object, object, object[]]>([
  [
    'added',
    book(['A', 1, 1]),
    { ...book(['A', 1, 1], ['B', 2, 2]), ...sheet2 },
    [{ name: 'B', kind: 'added', cells: 1 }],
  ],
  [
    'deleted',
    { ...book(['A', 1, 1], ['B', 2, 2]), ...sheet2 },
    book(['A', 1, 1]),
    [{ name: 'B', kind: 'deleted', cells: 1 }],
  ],
  [
    'renamed',
    book(['A', 1, 1]),
    book(['Plan', 1, 1]),
    [{ name: 'Plan', previousName: 'A', kind: 'changed', cells: 0 }],
  ],
  [
    'moved',
    { ...book(['A', 1, 1], ['B', 2, 2], ['C', 3, 3]), ...sheet2, ...sheet3 },
    { ...book(['C', 3, 3], ['A', 1, 1], ['B', 2, 2]), ...sheet2, ...sheet3 },
    [{ name: 'C', isMoved: true, cells: 0 }],
  ],
])('a sheet that was %s is listed as such', (_what, before, after, expected) => {
  expect(compare(withCells(one, { ...before }), withCells(one, { ...after })).sheets).toMatchObject(expected);
});

it('sheets whose elements have a prefix are read like others', () => {
  const prefixed = (xml: string) => xml.replaceAll(/<(\/?)(?=\w)/g, '<$1x:');
  const workbook = { 'xl/workbook.xml': prefixed(book(['A', 1, 1])['xl/workbook.xml']) };
  const rels = { 'xl/_rels/workbook.xml.rels': book(['A', 1, 1])['xl/_rels/workbook.xml.rels'] };
  const read = (cells: Cells) => withSheet(prefixed(sheetXml(cells)), { ...workbook, ...rels });
  expect(listCells(read({ A1: 1 }), read({ A1: 2 }))).toEqual(['A1: 1 → 2']);
});

it('a window of the changed cells is returned, and all of them are counted', () => {
  const before = withSheet(numbersXml(2_000, 10, (row, column) => row * column));
  const after = withSheet(numbersXml(2_000, 10, (row, column) => row * column + 1));
  const { cells, count, sheets } = compare(before, after, { from: 15_000, count: 3 });
  expect(cells.map(({ address }) => address)).toEqual(['A1501', 'B1501', 'C1501']);
  expect([count, sheets[0]?.cells]).toEqual([20_000, 20_000]);
});

it.each([
  ['a damaged sheet', '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2'],
  ['no sheet', null],
  ['no XML', 'PK\u0003\u0004'],
])('comparing with %s gives an answer, not an error', (_what, xml) => {
  const damaged = partsOf(blank, { [sheetPart]: xml });
  expect(compare(damaged, withCells({ A1: 1 })).kind).toBe('sheets');
  expect(compare(withCells({ A1: 1 }), damaged).kind).toBe('sheets');
});

/** Repeatable numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('random sheets differ in the cells that a comparison without any shortcut finds', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const before: Record<string, string | number> = {};
    for (let left = 40; left > 0; left -= 1) before[randomAddress(random)] = Math.floor(random() * 5);
    const after = { ...before };
    for (let left = Math.floor(random() * 6); left > 0; left -= 1) {
      const address = randomAddress(random);
      if (random() < 0.4) delete after[address];
      else after[address] = random() < 0.5 ? 'text' : Math.floor(random() * 5);
    }
    const expected = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (address) => before[address] !== after[address],
    );
    const { cells, sheets } = compare(withCells(before), withCells(after));
    const hasShift = sheets.some(({ rows }) => rows !== null);
    expect([seed, hasShift ? expected.sort() : cells.map(({ address }) => address).sort()]).toEqual([
      seed,
      expected.sort(),
    ]);
  }
});

const randomAddress = (random: () => number) =>
  formatCell({ row: 1 + Math.floor(random() * 12), column: 1 + Math.floor(random() * 4) });
