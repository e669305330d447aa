import { expect, it } from 'vitest';
import { listChangedParts, readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import { applyEdit, createHistory } from '../workbook/edits.ts';
import {
  defaultPageSetup,
  type PageSetup,
  type PageSetupChange,
  toPageSetupChange,
} from '../workbook/page-setup.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const sheetPart = 'xl/worksheets/sheet1.xml';
const original = richParts[sheetPart] ?? '';
const withElements = (after: string, properties = ''): Uint8Array =>
  createRichWorkbook({
    [sheetPart]: original
      .replace('<dimension', () => `${properties}<dimension`)
      .replace('<drawing', () => `${after}<drawing`),
  });
const open = (bytes: Uint8Array) => readWorkbook(bytes, () => 0);
const setupOf = (bytes: Uint8Array): PageSetup | undefined => open(bytes).workbook.sheets[0]?.pageSetup;

function change(bytes: Uint8Array, patch: Partial<PageSetupChange>): Uint8Array {
  const opened = open(bytes);
  const setup = opened.workbook.sheets[0]?.pageSetup ?? defaultPageSetup;
  const next = { ...toPageSetupChange(setup), ...patch };
  const edited = applyEdit(
    createHistory(opened.workbook),
    { kind: 'pageSetup', sheet: 1, change: next },
    () => 0,
  );
  return writeWorkbookFile(opened, edited.workbook);
}

it.each<[what: string, xml: string, properties: string, expected: Partial<PageSetup>]>([
  [
    'nothing but margins',
    '',
    '',
    { margins: defaultPageSetup.margins, isLandscape: false, paper: null, fit: null },
  ],
  [
    'a landscape page',
    '<pageSetup paperSize="8" orientation="landscape" scale="60" firstPageNumber="4" useFirstPageNumber="1" pageOrder="overThenDown"/>',
    '',
    { paper: 8, isLandscape: true, scale: 60, firstPageNumber: 4, goesRightFirst: true },
  ],
  [
    'a fitted sheet',
    '<pageSetup fitToHeight="0"/>',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    { fit: { width: 1, height: 0 } },
  ],
  ['fit-to-pages numbers while fitting is off', '<pageSetup fitToHeight="0"/>', '', { fit: null }],
  ['headers that are not scaled', '<headerFooter scaleWithDoc="0"/>', '', { scalesHeaders: false }],
  [
    'headers that are scaled',
    '<headerFooter><oddHeader>A</oddHeader></headerFooter>',
    '',
    { scalesHeaders: true },
  ],
  [
    'breaks',
    '<rowBreaks count="1"><brk id="4" max="9" man="1"/></rowBreaks><colBreaks><brk id="2"/></colBreaks>',
    '',
    { rowBreaks: [4], columnBreaks: [2] },
  ],
  [
    'headers',
    '<headerFooter differentFirst="1"><oddHeader>&amp;LA &amp;&amp; B</oddHeader><evenHeader>no</evenHeader><firstFooter>F</firstFooter></headerFooter>',
    '',
    { headers: { header: '&LA && B', footer: '', even: null, first: { header: '', footer: 'F' } } },
  ],
])('a page setup with %s is read', (_, xml, properties, expected) => {
  expect(setupOf(withElements(xml, properties))).toMatchObject(expected);
});

it('characters of a header that the format escapes are read, and written again', () => {
  const xml = '<headerFooter><oddFooter>One_x000D_\nTwo</oddFooter></headerFooter>';
  expect(setupOf(withElements(xml))?.headers.footer).toBe('One\nTwo');
  expect(setupOf(change(createRichWorkbook(), { header: 'Room _x0041_' }))?.headers.header).toBe(
    'Room _x0041_',
  );
});

it('print options of a sheet are read', () => {
  const xml = original.replace(
    '<pageMargins',
    '<printOptions gridLines="1" headings="1" horizontalCentered="1"/><pageMargins',
  );
  const setup = setupOf(createRichWorkbook({ [sheetPart]: xml }));
  expect(setup).toMatchObject({
    printsGridLines: true,
    printsHeadings: true,
    isCentredHorizontally: true,
    isCentredVertically: false,
  });
});

it.each<[what: string, patch: Partial<PageSetupChange>, paper: number | null]>([
  ['a landscape page', { isLandscape: true }, 9],
  ['a fitted width', { fit: { width: 1, height: 0 } }, 9],
  ['a header and a footer', { header: '&LName & <class>&R&D', footer: '&CPage &P of &N ' }, null],
])('%s is read from the file that it is written to', (_, patch, paper) => {
  const { header, footer, ...rest } = patch;
  const headers = {
    ...defaultPageSetup.headers,
    ...(header === undefined ? {} : { header }),
    ...(footer === undefined ? {} : { footer }),
  };
  expect(setupOf(change(createRichWorkbook(), patch))).toEqual({
    ...defaultPageSetup,
    ...rest,
    paper,
    headers,
  });
});

it('a new header changes nothing else in the file', () => {
  const written = change(createRichWorkbook(), { header: '&CTitle' });
  const expected = original.replace(
    '<drawing',
    '<headerFooter><oddHeader xml:space="preserve">&amp;CTitle</oddHeader></headerFooter><drawing',
  );
  // Every changed workbook asks other programs to calculate it.
  expect(listChangedParts(createRichWorkbook(), written)).toEqual(['xl/workbook.xml', sheetPart]);
  expect(readParts(written)[sheetPart]).toBe(expected);
});

it('what a person does not change of a page setup stays as it is in the file', () => {
  const xml =
    '<pageSetup paperSize="9" scale="80" orientation="portrait" horizontalDpi="300"/><headerFooter differentOddEven="1" scaleWithDoc="0"><oddHeader>Old</oddHeader><evenHeader>Even</evenHeader></headerFooter>';
  const written = readParts(change(withElements(xml), { isLandscape: true, header: 'New' }))[sheetPart];
  expect(written).toContain(
    '<pageSetup paperSize="9" scale="80" orientation="landscape" horizontalDpi="300"/>',
  );
  expect(written).toContain(
    '<headerFooter differentOddEven="1" scaleWithDoc="0"><oddHeader xml:space="preserve">New</oddHeader><evenHeader>Even</evenHeader></headerFooter>',
  );
});

it('fit-to-pages numbers of a sheet that is not fitted stay in the file when its orientation changes', () => {
  const written = readParts(change(withElements('<pageSetup fitToHeight="0"/>'), { isLandscape: true }));
  expect(written[sheetPart]).toContain('<pageSetup fitToHeight="0" orientation="landscape"/>');
});

it('a sheet that is no longer fitted keeps its other properties', () => {
  const bytes = withElements(
    '<pageSetup fitToWidth="1" fitToHeight="1" orientation="portrait"/>',
    '<sheetPr codeName="S"><tabColor rgb="FF00FF00"/><pageSetUpPr fitToPage="1"/></sheetPr>',
  );
  const written = readParts(change(bytes, { fit: null }))[sheetPart];
  expect(written).toContain('<sheetPr codeName="S"><tabColor rgb="FF00FF00"/></sheetPr>');
  expect(written).toContain('<pageSetup orientation="portrait"/>');
});

it('page breaks move with the rows that are inserted before them', () => {
  const opened = open(
    withElements('<rowBreaks count="1" manualBreakCount="1"><brk id="4" man="1"/></rowBreaks>'),
  );
  const edit = { kind: 'shift', sheet: 4, shift: { axis: 'rows', at: 0, count: 2 } } as const;
  const history = createHistory(opened.workbook);
  expect(applyEdit(history, edit, () => 0).workbook.sheets[0]?.pageSetup.rowBreaks).toEqual([4]);
  const moved = applyEdit(history, { ...edit, sheet: 1 }, () => 0);
  expect(moved.workbook.sheets[0]?.pageSetup.rowBreaks).toEqual([6]);
  expect(setupOf(writeWorkbookFile(opened, moved.workbook))?.rowBreaks).toEqual([6]);
});
