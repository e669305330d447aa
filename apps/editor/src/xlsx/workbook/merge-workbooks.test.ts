import { expect, it } from 'vitest';
import { toArea } from '../testing/cells.ts';
import { createRichEdit, showRichText } from '../testing/rich-text.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import { createTableWorkbook } from '../testing/table-workbook.ts';
import { type WorkbookDocument, workbookForm } from '../worker/workbook-form.ts';
import { formatArea, parseAddress } from './area.ts';
import type { DrawingChange } from './drawing-changes.ts';
import type { Edit } from './edits.ts';
import type { CellFormatPatch } from './style.ts';
import { toLines } from './workbook-lines.ts';

const form = workbookForm(() => 0);
const createTypeEdit = (cell: string, value: string | number): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ ...(parseAddress(cell) ?? { row: 0, column: 0 }), value }],
});

/** A text in A3 of which the end has a format of its own. */
const setRuns = (plain: string, end: string, patch: CellFormatPatch): Edit => {
  const text = plain + end;
  const range = { start: plain.length, end: text.length };
  return createRichEdit({ row: 2, column: 0 }, text, { range, patch });
};

async function mergeEdits(mine: Edit[], theirs: Edit[]): Promise<string[]> {
  const base = await form.read(createRichWorkbook());
  const applyEdits = (edits: Edit[]) => edits.reduce((document, edit) => form.apply(document, edit), base);
  const reopen = async (edits: Edit[]) => form.read(await form.write(applyEdits(edits)));
  const mergedDocument = form.merge({ base, mine: await reopen(mine), theirs: await reopen(theirs) });
  const { history } = await form.read(await form.write(mergedDocument));
  return toLines(history.workbook);
}

it('two versions of a workbook are merged cell by cell', async () => {
  const lines = await mergeEdits(
    [createTypeEdit('A1', 'Mine'), createTypeEdit('E9', 'far')],
    [createTypeEdit('B2', 30), { kind: 'addSheet', name: 'Theirs', at: 2 }],
  );
  expect(lines).toContain('1: A Mine | B Baskets');
  expect(lines).toContain('2: A  Äpfel & 梨  | B 30 | C =B2*2');
  expect(lines).toContain('9: E far');
  expect(lines).toContain('# Theirs');
});
it('parts that they formatted stay formatted in a text of which I changed other words', async () => {
  const base = await form.read(createRichWorkbook());
  const formatted = form.apply(base, setRuns('Ki', 'wi', { isBold: true }));
  const edited = form.apply(base, setRuns('Kiwis: ', 'wi', { isItalic: true }));
  const merge = (mine: WorkbookDocument, theirs: WorkbookDocument): string =>
    showRichText(form.merge({ base, mine, theirs }).history.workbook, 'A3');
  const typed = form.apply(base, createTypeEdit('B3', 40));
  expect(merge(formatted, typed)).toBe('Ki[bold: wi]');
  expect(merge(typed, formatted)).toBe('Ki[bold: wi]');
  const longer = form.apply(base, setRuns('Big Ki', 'wi', { isItalic: true }));
  expect(merge(longer, formatted)).toBe('Big Ki[bold: wi]');
  expect(merge(edited, base)).toBe('Kiwis: [italic: wi]');
});
it('a cell edited in both versions keeps my content and gets theirs as a note', async () => {
  const lines = await mergeEdits([createTypeEdit('A1', 'Mine')], [createTypeEdit('A1', 'Theirs')]);
  expect(lines).toContain('1: A Mine | B Baskets');
  expect(lines.join('\n')).toContain('[A1] : Theirs');
});
it('many conflicts in a sheet add their version as a separate sheet', async () => {
  const createManyEdits = (word: string): Edit[] => [
    {
      kind: 'cells',
      sheet: 1,
      changes: Array.from({ length: 30 }, (_, row) => ({
        row: row + 20,
        column: 0,
        value: `${word} ${row}`,
      })),
    },
  ];
  const lines = await mergeEdits(createManyEdits('mine'), createManyEdits('theirs'));
  for (const line of ['# Harvest (2)', '21: A mine 0', '21: A theirs 0', '50: A theirs 29'])
    expect(lines).toContain(line);
});
it('a sheet that they removed and I edited is kept', async () => {
  const lines = await mergeEdits([createTypeEdit('A1', 'Mine')], [{ kind: 'removeSheet', sheet: 1 }]);
  expect(lines).toContain('1: A Mine | B Baskets');
});

it('rules, filters and charts that I made stay when the other version has other cells', async () => {
  const base = await form.read(createRichWorkbook());
  const applyEdits = (...edits: Edit[]) => edits.reduce((document, edit) => form.apply(document, edit), base);
  const reopen = async (document: typeof base) => form.read(await form.write(document));
  const theirs = await reopen(applyEdits(createTypeEdit('A6', 'Plum')));
  const references = [{ name: '', categories: '', values: 'Harvest!$B$2:$B$4' }];
  const options = {
    type: 'column',
    stacking: 'none',
    title: '',
    categoryTitle: '',
    valueTitle: '',
    legend: 'none',
    colours: ['1F5673'],
  } as const;
  const mine = applyEdits(
    { kind: 'filter', sheet: 1, table: null, area: toArea('A1:B4') },
    {
      kind: 'conditionalRule',
      sheet: 1,
      change: {
        act: 'add',
        rule: { areas: [toArea('B2:B4')], definition: { kind: 'average', isAbove: true }, style: {} },
      },
    },
    { kind: 'validation', sheet: 1, areas: [toArea('D2:D4')], rule: null },
    {
      kind: 'drawing',
      sheet: 1,
      change: {
        act: 'addChart',
        chart: { options, references },
        anchor: { kind: 'absolute', x: 0, y: 0, width: 10, height: 10 },
      },
    },
  );
  for (const version of [mine, await reopen(mine)]) {
    const merged = await reopen(form.merge({ base, mine: version, theirs }));
    const [sheet] = merged.history.workbook.sheets;
    expect(sheet?.rows.get(5)?.cells.get(0)?.value).toBe('Plum');
    expect(sheet?.filters).toHaveLength(1);
    expect(sheet?.conditionalRules.map(({ type }) => type)).toEqual(['aboveAverage', 'cellIs']);
    expect([sheet?.validationRules.length, sheet?.drawings.length]).toEqual([0, 2]);
  }
});

const chartOptions = {
  type: 'column',
  stacking: 'none',
  title: '',
  categoryTitle: '',
  valueTitle: '',
  legend: 'none',
  colours: ['1F5673'],
} as const;
const createAnchor = (x: number) => ({ kind: 'absolute', x, y: 0, width: 10, height: 10 }) as const;
const changeDrawing = (change: DrawingChange): Edit => ({ kind: 'drawing', sheet: 1, change });
const references = [{ name: '', categories: '', values: 'Harvest!$B$2:$B$4' }];

interface MergedEdits {
  before?: Edit[];
  mine: Edit[];
  theirs: Edit[];
  file?: Uint8Array;
}

/** The merged workbooks, written and opened: mine before it was saved, and after. */
async function mergeBoth({ before = [], mine, theirs, file = createRichWorkbook() }: MergedEdits) {
  type Opened = Awaited<ReturnType<typeof form.read>>;
  const applyEdits = (opened: Opened, edits: Edit[]) =>
    edits.reduce((document, edit) => form.apply(document, edit), opened);
  const reopen = async (document: Opened) => form.read(await form.write(document));
  const base = await reopen(applyEdits(await form.read(file), before));
  const [my, their] = [applyEdits(base, mine), await reopen(applyEdits(base, theirs))];
  const versions = [my, await reopen(my)];
  const merged = versions.map((version) => reopen(form.merge({ base, mine: version, theirs: their })));
  return (await Promise.all(merged)).map(({ history }) => history.workbook);
}

it('a drawing that I moved, changed or deleted stays moved, changed or deleted after the merge, and is there only once', async () => {
  const add = (x: number): Edit =>
    changeDrawing({ act: 'addChart', chart: { options: chartOptions, references }, anchor: createAnchor(x) });
  const workbooks = await mergeBoth({
    before: [add(100), add(200), add(300), add(400)],
    mine: [
      changeDrawing({
        act: 'changeChart',
        index: 1,
        chart: { options: { ...chartOptions, title: 'Mine' }, references },
      }),
      changeDrawing({ act: 'move', index: 2, anchor: createAnchor(250) }),
      changeDrawing({ act: 'remove', index: 4 }),
      changeDrawing({ act: 'remove', index: 0 }),
      add(500),
    ],
    theirs: [
      createTypeEdit('A6', 'Plum'),
      changeDrawing({ act: 'move', index: 1, anchor: createAnchor(150) }),
      changeDrawing({ act: 'remove', index: 3 }),
      add(600),
    ],
  });
  for (const { sheets } of workbooks) {
    const drawings = sheets[0]?.drawings.map(({ anchor, content }) => [
      anchor.kind === 'absolute' ? anchor.x : null,
      content.kind === 'chart' ? content.options?.title : null,
    ]);
    expect(drawings).toEqual([
      [150, 'Mine'],
      [250, ''],
      [600, ''],
      [500, ''],
    ]);
  }
});

it('a validation list that refers to another sheet stays in the cells from which I did not remove it', async () => {
  const extension =
    '<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"><x14:dataValidations xmlns:x14="urn:x14" xmlns:xm="urn:xm" count="1"><x14:dataValidation type="list"><x14:formula1><xm:f>Other!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>E2:E4</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>';
  const name = 'xl/worksheets/sheet1.xml';
  const file = createRichWorkbook({
    [name]: (richParts[name] ?? '').replace('</worksheet>', `${extension}</worksheet>`),
  });
  const removeFrom = (area: string): Edit => ({
    kind: 'validation',
    sheet: 1,
    areas: [toArea(area)],
    rule: null,
  });
  const mine = [removeFrom('E2')];
  for (const theirs of [[createTypeEdit('A6', 'Plum')], [removeFrom('D2:D4')]]) {
    for (const { sheets } of await mergeBoth({ mine, theirs, file })) {
      const lists = sheets[0]?.validationRules.filter(({ formulas }) => formulas[0] === 'Other!$A$1:$A$3');
      expect(lists?.map(({ areas }) => areas.map(formatArea))).toEqual([['E3:E4']]);
    }
  }
});

const createFormulaEdit = (cell: string, formula: string): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ ...(parseAddress(cell) ?? { row: 0, column: 0 }), value: null, formula }],
});

it('columns of a table that one of us renamed have the new names in the table and in all formulas', async () => {
  const rename = createTypeEdit('B1', 'Cost');
  const refer = createFormulaEdit('E1', 'SUM(Sales[Price])');
  const total = createFormulaEdit('E2', 'SUM(Sales[Unit price])');
  const file = createTableWorkbook();
  const workbooks = [
    ...(await mergeBoth({ mine: [rename, total], theirs: [refer], file })),
    ...(await mergeBoth({ mine: [refer], theirs: [rename, total], file })),
  ];
  for (const workbook of workbooks) {
    expect(workbook.tables[0]?.columns.map(({ name }) => name)).toEqual(['Fruit', 'Cost', 'Unit price']);
    const lines = toLines(workbook);
    expect(lines).toContain('1: A Fruit | B Cost | C Unit price | E =SUM(Sales[Cost])');
    expect(lines).toContain('2: A Apple | B 3 | C =[@Cost]*3 | E =SUM(Sales[Unit price])');
  }
});

it('columns that we both gave the same name are numbered', async () => {
  const workbooks = await mergeBoth({
    mine: [createTypeEdit('A1', 'X'), createFormulaEdit('E1', 'SUM(Sales[X])')],
    theirs: [createTypeEdit('B1', 'X'), createFormulaEdit('E2', 'SUM(Sales[X])')],
    file: createTableWorkbook(),
  });
  for (const workbook of workbooks) {
    expect(workbook.tables[0]?.columns.map(({ name }) => name)).toEqual(['X1', 'X', 'Unit price']);
    const lines = toLines(workbook);
    expect(lines).toContain('1: A X1 | B X | C Unit price | E =SUM(Sales[X1])');
    expect(lines.find((line) => line.startsWith('2: '))).toContain('E =SUM(Sales[X])');
  }
});

it('names that I added, changed or deleted stay so after the merge, except a deleted one that the other version changed', async () => {
  const setName = (name: string, formula: string | null): Edit => ({ kind: 'name', name, formula });
  const workbooks = await mergeBoth({
    before: [
      setName('Old', 'Harvest!$A$1'),
      setName('Kept', 'Harvest!$A$2'),
      setName('Gone', 'Harvest!$A$3'),
    ],
    mine: [
      setName('New', 'Harvest!$C$2'),
      setName('Apples', 'Harvest!$B$2:$B$5'),
      setName('Old', null),
      setName('Kept', null),
    ],
    theirs: [setName('Theirs', 'Harvest!$C$3'), setName('Kept', 'Harvest!$B$2'), setName('Gone', null)],
  });
  for (const { definedNames } of workbooks) {
    expect(definedNames.map(({ name, formula }) => `${name} ${formula}`)).toEqual([
      'Apples Harvest!$B$2:$B$5',
      '_xlnm.Print_Area Harvest!$A$1:$D$9',
      'Kept Harvest!$B$2',
      'Theirs Harvest!$C$3',
      'New Harvest!$C$2',
    ]);
  }
});
