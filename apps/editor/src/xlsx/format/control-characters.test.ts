import { expect, it } from 'vitest';
import { applyAll, getFirstSheet, getValueAt, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { createTableWorkbook } from '../testing/table-workbook.ts';
import type { Edit } from '../workbook/edits.ts';
import type { FilterCondition } from '../workbook/filter.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

/** As pasted from slides: a line break there is a vertical tab. */
const pasted = 'one\u000btwo\n"three"';

function editFile(bytes: Uint8Array, ...edits: Edit[]) {
  const opened = readWorkbook(bytes, now);
  const written = writeWorkbookFile(opened, applyAll(opened.workbook, ...edits));
  const { workbook } = readWorkbook(written, now);
  return { texts: Object.values(readParts(written)), workbook, sheet: getFirstSheet(workbook) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those that no XML may hold
const isInvalid = (xml: string): boolean => /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(xml);

const write = (value: string): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row: 0, column: 1, value }],
});

it('a header of a table keeps its line breaks but no control characters', () => {
  const { texts, workbook } = editFile(createTableWorkbook(), write(`${pasted}\u0007`));
  const header = 'one\ntwo\n"three"';
  expect(texts.filter(isInvalid)).toEqual([]);
  expect([getValueAt(workbook, 'B1'), workbook.tables[0]?.columns[1]?.name]).toEqual([header, header]);
  expect(texts.join()).toContain('<f>Sales[[#This Row],[one\ntwo\n"three"]]*3</f>');
});

it.each<FilterCondition>([
  { kind: 'values', texts: [pasted], dates: [], hasBlank: false },
  { kind: 'tests', isAnd: false, tests: [{ operator: 'equal', value: pasted }] },
])('the filter %j keeps control characters and line breaks', (condition) => {
  const place = { sheet: 1, table: null };
  const { texts, sheet } = editFile(
    createRichWorkbook(),
    { kind: 'filter', ...place, area: toArea('A1:C4') },
    { kind: 'filterColumn', ...place, column: 0, condition },
  );
  expect(texts.filter(isInvalid)).toEqual([]);
  expect(sheet.filters[0]?.columns[0]?.condition).toEqual(condition);
});

it('messages of a validation rule keep control characters and line breaks', () => {
  const message = { title: pasted, text: `${pasted}\t` };
  const { texts, sheet } = editFile(createRichWorkbook(), {
    kind: 'validation',
    sheet: 1,
    areas: [toArea('F2')],
    rule: {
      kind: 'list',
      operator: 'between',
      formulas: [`"a,${pasted.replaceAll('"', '')}"`, ''],
      allowsBlank: true,
      hasDropDown: true,
      errorStyle: 'stop',
      error: message,
      prompt: message,
    },
  });
  expect(texts.filter(isInvalid)).toEqual([]);
  const rule = sheet.validationRules.find(({ areas }) => areas[0]?.left === 5);
  expect([rule?.error, rule?.prompt]).toEqual([message, message]);
});

it('charts, rules, formats, names and formulas are written without control characters', () => {
  const series = { name: 'Harvest!$B$1', categories: 'Harvest!$A$2:$A$4', values: 'Harvest!$B$2:$B$4' };
  const { texts } = editFile(
    createRichWorkbook(),
    write(pasted),
    {
      kind: 'drawing',
      sheet: 1,
      change: {
        act: 'addChart',
        chart: {
          options: {
            type: 'column',
            stacking: 'none',
            title: pasted,
            categoryTitle: pasted,
            valueTitle: pasted,
            legend: 'bottom',
            colours: ['1F5673'],
          },
          references: [series],
        },
        anchor: {
          kind: 'twoCell',
          from: { row: 1, column: 4, x: 10, y: 5 },
          to: { row: 15, column: 10, x: 0, y: 0 },
        },
      },
    },
    {
      kind: 'conditionalRule',
      sheet: 1,
      change: {
        act: 'add',
        rule: {
          areas: [toArea('B2:B4')],
          definition: { kind: 'text', operator: 'contains', text: pasted },
          style: { fill: 'FFC7CE' },
        },
      },
    },
    { kind: 'look', sheet: 1, areas: [toArea('B2')], patch: { format: '0"\u000b"', font: 'Arial\u000b' } },
    { kind: 'name', name: 'pasted', formula: '"one\u000btwo"' },
    {
      kind: 'cells',
      sheet: 1,
      changes: [{ row: 8, column: 8, value: null, formula: '"one\u000btwo"&"!"' }],
    },
  );
  expect(texts.some((xml) => xml.includes('onetwo'))).toBe(true);
  expect(texts.filter(isInvalid)).toEqual([]);
});
