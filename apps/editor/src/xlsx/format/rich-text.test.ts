import { expect, it } from 'vitest';
import { applyAll, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { showRichText } from '../testing/rich-text.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import type { Edit } from '../workbook/edits.ts';
import { defaultFormat } from '../workbook/style.ts';
import { pickRunFormat, type TextRun } from '../workbook/text-runs.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook whose cell A1 has a shared string with this content. */
const openString = (content: string) =>
  readWorkbook(
    createRichWorkbook({ 'xl/sharedStrings.xml': `<sst xmlns="${main}"><si>${content}</si></sst>` }),
    now,
  );

const run = (properties: string, text: string): string =>
  `<r>${properties === '' ? '' : `<rPr>${properties}</rPr>`}<t xml:space="preserve">${text}</t></r>`;

it.each<[properties: string, expected: string]>([
  ['<b/><sz val="11"/>', '[bold: two]'],
  ['<b val="0"/><i/><sz val="11"/>', '[italic: two]'],
  ['<u/>', '[underlined: two]'],
  ['<strike/>', '[struck: two]'],
  ['<vertAlign val="superscript"/>', '[superscript: two]'],
  ['<vertAlign val="subscript"/>', '[subscript: two]'],
  ['<color rgb="FFFF0000"/>', '[FF0000: two]'],
  ['<color theme="1"/><sz val="20"/>', '[20: two]'],
  ['<rFont val="Arial"/>', '[Arial: two]'],
  ['', 'two'],
])('a run with %s is read with its format', (properties, expected) => {
  const { workbook } = openString(run('', 'one ') + run(properties, 'two'));
  expect(showRichText(workbook, 'A1')).toBe(`one ${expected}`);
});

it('a run that sets a property takes no other from its cell', () => {
  // A1 is bold and blue.
  const { workbook } = openString(run('', 'one ') + run('<i/>', 'two'));
  const bold = readWorkbook(createRichWorkbook(), now).workbook.styles[1]?.format.isBold;
  expect([bold, showRichText(workbook, 'A1')]).toEqual([true, 'one [italic: two]']);
});

it('phonetic runs are not shown, and belong to no run', () => {
  const phonetic = '<rPh sb="0" eb="1"><t>no</t></rPh><phoneticPr fontId="1"/>';
  const { workbook } = openString(`${run('<b/>', '東')}${run('', '京')}${phonetic}`);
  expect(showRichText(workbook, 'A1')).toBe('[bold: 東]京');
});

const typeEdit = (text: string, runs?: readonly TextRun[]): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row: 0, column: 0, value: text, ...(runs === undefined ? {} : { runs }) }],
});

it('every property of a run is the same after it is written and read', () => {
  const format = {
    ...pickRunFormat(defaultFormat),
    isBold: true,
    isItalic: true,
    isStruck: true,
    isUnderlined: true,
    isDoubleUnderlined: true,
    raised: 'subscript',
    size: 7.5,
    font: 'A "B" & C',
    colour: '12AB34',
  } as const;
  const runs: TextRun[] = [
    { length: 4, format: null },
    { length: 8, format },
    { length: 2, format: { ...format, colour: null, isDoubleUnderlined: false, raised: 'superscript' } },
  ];
  const opened = readWorkbook(createRichWorkbook(), now);
  const edited = applyAll(opened.workbook, typeEdit('one <two> \n_xy', runs));
  const reopened = readWorkbook(writeWorkbookFile(opened, edited), now).workbook;
  expect(reopened.sheets[0]?.rows.get(0)?.cells.get(0)).toMatchObject({ value: 'one <two> \n_xy', runs });
});

it('what looks like an escape over two runs stays text', () => {
  const runs: TextRun[] = [
    { length: 1, format: null },
    { length: 6, format: { ...pickRunFormat(defaultFormat), isBold: true } },
  ];
  const opened = readWorkbook(createRichWorkbook(), now);
  const edited = applyAll(opened.workbook, typeEdit('_x000D_', runs));
  const reopened = readWorkbook(writeWorkbookFile(opened, edited), now).workbook;
  expect(reopened.sheets[0]?.rows.get(0)?.cells.get(0)?.value).toBe('_x000D_');
});

it('a rich text whose cell is not edited keeps its markup when the file is saved', () => {
  const bytes = createRichWorkbook();
  const opened = readWorkbook(bytes, now);
  const edited = applyAll(opened.workbook, typeEdit('other'), {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A3:A4')],
    patch: { fill: 'FFFF00' },
  });
  const parts = readParts(writeWorkbookFile(opened, edited));
  expect(parts['xl/sharedStrings.xml']).toBe(richParts['xl/sharedStrings.xml']);
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<is><r><rPr><b/></rPr><t>bold </t></r>');
});

it('a format for a whole cell is written into its runs', () => {
  const opened = readWorkbook(createRichWorkbook(), now);
  const areas = [toArea('A3:A4')];
  const bold = applyAll(opened.workbook, { kind: 'look', sheet: 1, areas, patch: { isBold: true } });
  const reopened = readWorkbook(writeWorkbookFile(opened, bold), now).workbook;
  expect([showRichText(reopened, 'A3'), showRichText(reopened, 'A4')]).toEqual([
    'Ki[bold,italic: wi]',
    'bold plain',
  ]);
  const cleared = applyAll(bold, { kind: 'plain', sheet: 1, areas });
  const plain = readWorkbook(writeWorkbookFile(opened, cleared), now).workbook;
  expect([showRichText(plain, 'A3'), showRichText(plain, 'A4')]).toEqual(['Kiwi', 'bold plain']);
});

it('merged cells keep the formatted parts of all texts', () => {
  const { workbook } = readWorkbook(createRichWorkbook(), now);
  const merged = applyAll(workbook, { kind: 'merge', sheet: 1, area: toArea('A2:A4') });
  expect(showRichText(merged, 'A2')).toBe(' Äpfel & 梨  Ki[italic: wi] [bold: bold ]plain');
});

it('a text with as many runs as characters is read and written within ten seconds', () => {
  const content = Array.from({ length: 32_767 }, (_, at) => run(at % 2 === 0 ? '<b/>' : '<i/>', 'x')).join(
    '',
  );
  const started = performance.now();
  const opened = openString(content);
  const edited = applyAll(opened.workbook, {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A1')],
    patch: { size: 14 },
  });
  const reopened = readWorkbook(writeWorkbookFile(opened, edited), now).workbook;
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(reopened.sheets[0]?.rows.get(0)?.cells.get(0)?.runs).toHaveLength(32_767);
});
