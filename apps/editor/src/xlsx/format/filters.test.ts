import { expect, it } from 'vitest';
import { applyAll, getFirstSheet, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import type { Edit } from '../workbook/edits.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const sheetName = 'xl/worksheets/sheet1.xml';
const sheetXml = richParts[sheetName] ?? '';

function editFile(bytes: Uint8Array, ...edits: Edit[]) {
  const opened = readWorkbook(bytes, now);
  const written = writeWorkbookFile(opened, applyAll(opened.workbook, ...edits));
  return { parts: readParts(written), sheet: getFirstSheet(readWorkbook(written, now).workbook) };
}

it('a new filter is written before the merged cells, with its conditions and hidden rows', () => {
  const { parts, sheet } = editFile(
    createRichWorkbook(),
    { kind: 'filter', sheet: 1, table: null, area: toArea('A1:C4') },
    {
      kind: 'filterColumn',
      sheet: 1,
      table: null,
      column: 1,
      condition: {
        kind: 'tests',
        isAnd: true,
        tests: [
          { operator: 'greaterThanOrEqual', value: '4' },
          { operator: 'lessThanOrEqual', value: '5' },
        ],
      },
    },
    {
      kind: 'filterColumn',
      sheet: 1,
      table: null,
      column: 0,
      condition: {
        kind: 'values',
        texts: ['<Kiwi>', 'kiwi'],
        dates: ['2026-11', '2026-11-23 08'],
        hasBlank: true,
      },
    },
  );
  expect(parts[sheetName]).toContain(
    '</sheetData><autoFilter ref="A1:C4"><filterColumn colId="0"><filters blank="1"><filter val="&lt;Kiwi&gt;"/><filter val="kiwi"/>' +
      '<dateGroupItem year="2026" month="11" dateTimeGrouping="month"/><dateGroupItem year="2026" month="11" day="23" hour="8" dateTimeGrouping="hour"/></filters></filterColumn>' +
      '<filterColumn colId="1"><customFilters and="1"><customFilter operator="greaterThanOrEqual" val="4"/><customFilter operator="lessThanOrEqual" val="5"/></customFilters></filterColumn></autoFilter><mergeCells',
  );
  expect(parts[sheetName]).toMatch(/<row r="2"[^>]* hidden="1"/);
  expect(sheet.filters).toEqual([
    {
      table: null,
      area: toArea('A1:C4'),
      isOn: true,
      columns: [
        {
          column: 0,
          isButtonHidden: false,
          condition: {
            kind: 'values',
            texts: ['<Kiwi>', 'kiwi'],
            dates: ['2026-11', '2026-11-23 08'],
            hasBlank: true,
          },
        },
        {
          column: 1,
          isButtonHidden: false,
          condition: {
            kind: 'tests',
            isAnd: true,
            tests: [
              { operator: 'greaterThanOrEqual', value: '4' },
              { operator: 'lessThanOrEqual', value: '5' },
            ],
          },
        },
      ],
    },
  ]);
});

it('conditions of other kinds are kept as they are while another column changes, and can be cleared', () => {
  const top = '<filterColumn colId="1"><top10 val="2" filterVal="4"/></filterColumn>';
  const colour = '<filterColumn colId="2"><colorFilter dxfId="0"/></filterColumn>';
  const bytes = createRichWorkbook({
    [sheetName]: sheetXml.replace(
      '</sheetData>',
      `</sheetData><autoFilter ref="A1:C4">${top}${colour}</autoFilter>`,
    ),
  });
  const { parts, sheet } = editFile(bytes, {
    kind: 'filterColumn',
    sheet: 1,
    table: null,
    column: 0,
    condition: { kind: 'values', texts: ['kiwi'], dates: [], hasBlank: false },
  });
  expect(parts[sheetName]).toContain(`</filterColumn>${top}${colour}</autoFilter>`);
  expect(sheet.rows.get(1)?.isHidden).toBe(true);
  const cleared = editFile(bytes, {
    kind: 'filterColumn',
    sheet: 1,
    table: null,
    column: 2,
    condition: null,
  });
  expect(cleared.parts[sheetName]).toContain(`<autoFilter ref="A1:C4">${top}</autoFilter>`);
});

it('the filter of a table is written into its part', () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relationships = richParts['xl/worksheets/_rels/sheet1.xml.rels'] ?? '';
  const bytes = createRichWorkbook({
    'xl/tables/table1.xml': `<table xmlns="${main}" id="1" name="T" displayName="T" ref="A1:B5" totalsRowCount="1"><tableColumns count="2"><tableColumn id="1" name="Fruit"/><tableColumn id="2" name="Baskets"/></tableColumns></table>`,
    'xl/worksheets/_rels/sheet1.xml.rels': relationships.replace(
      '</Relationships>',
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/></Relationships>',
    ),
  });
  const table = 'xl/tables/table1.xml';
  const opened = getFirstSheet(readWorkbook(bytes, now).workbook).filters;
  expect(opened).toEqual([{ table, area: toArea('A1:B4'), columns: [], isOn: false }]);
  const edits: Edit[] = [
    { kind: 'filter', sheet: 1, table, area: toArea('A1:B4') },
    {
      kind: 'filterColumn',
      sheet: 1,
      table,
      column: 1,
      condition: { kind: 'values', texts: ['5'], dates: [], hasBlank: false },
    },
  ];
  const { parts, sheet } = editFile(bytes, ...edits);
  expect(parts[table]).toContain(
    '<autoFilter ref="A1:B4"><filterColumn colId="1"><filters><filter val="5"/></filters></filterColumn></autoFilter><tableColumns',
  );
  expect([1, 2, 3, 4].map((row) => sheet.rows.get(row)?.isHidden)).toEqual([true, true, false, false]);
  const off = editFile(bytes, ...edits, { kind: 'filter', sheet: 1, table, area: null });
  expect(off.parts[table]).not.toContain('autoFilter');
});
