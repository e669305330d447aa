import { expect, it } from 'vitest';
import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { applyAll, getFirstSheet, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import type { Edit } from '../workbook/edits.ts';
import type { RuleChange, RuleDefinition } from '../workbook/rule-definitions.ts';
import type { ValidationDraft } from '../workbook/validation-rules.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const sheetName = 'xl/worksheets/sheet1.xml';
const sheetXml = richParts[sheetName] ?? '';

function editFile(bytes: Uint8Array, ...edits: Edit[]) {
  const opened = readWorkbook(bytes, now);
  const written = writeWorkbookFile(opened, applyAll(opened.workbook, ...edits));
  const { workbook } = readWorkbook(written, now);
  const parts = readParts(written);
  return { parts, xml: parts[sheetName] ?? '', workbook, sheet: getFirstSheet(workbook) };
}

const changeRule = (change: RuleChange): Edit => ({ kind: 'conditionalRule', sheet: 1, change });
const addRule = (definition: RuleDefinition, range = 'B2:B4'): Edit =>
  changeRule({
    act: 'add',
    rule: { areas: [toArea(range)], definition, style: { fill: 'FFC7CE', isBold: true } },
  });

it.each<[RuleDefinition, string, string[]]>([
  [
    { kind: 'cell', operator: 'greaterThan', formulas: ['3'] },
    'type="cellIs" operator="greaterThan" dxfId="1" priority="1"><formula>3</formula>',
    ['B3', 'B4'],
  ],
  [
    { kind: 'cell', operator: 'between', formulas: ['3', '4'] },
    'type="cellIs" operator="between" dxfId="1" priority="1"><formula>3</formula><formula>4</formula>',
    ['B2', 'B3'],
  ],
  [
    { kind: 'rank', rank: 1, isPercent: false, isBottom: true },
    'type="top10" bottom="1" rank="1" dxfId="1" priority="1"/>',
    ['B2'],
  ],
  [{ kind: 'average', isAbove: true }, 'type="aboveAverage" dxfId="1" priority="1"/>', ['B4']],
  [
    { kind: 'duplicates', isUnique: true },
    'type="uniqueValues" dxfId="1" priority="1"/>',
    ['B2', 'B3', 'B4'],
  ],
  [
    { kind: 'formula', formula: 'B2=5' },
    'type="expression" dxfId="1" priority="1"><formula>B2=5</formula>',
    ['B4'],
  ],
])('the rule %j is written, read again and formats the same cells', (definition, xml, formatted) => {
  const { xml: written, sheet, workbook, parts } = editFile(createRichWorkbook(), addRule(definition));
  expect(written).toContain(`<conditionalFormatting sqref="B2:B4"><cfRule ${xml}`);
  // A format of the file and the new one.
  expect(parts['xl/styles.xml']).toContain(
    '<dxfs count="2"><dxf><font><b/></font></dxf><dxf><font><b/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf></dxfs>',
  );
  expect(sheet.conditionalRules.map((rule) => rule.definition)).toEqual([
    definition,
    { kind: 'cell', operator: 'greaterThan', formulas: ['$B$5'] },
  ]);
  const formats = createConditionalFormats(workbook, sheet, now);
  const rows = [1, 2, 3].filter((row) => formats.at({ row, column: 1 })?.style.fill === 'FFC7CE');
  expect(rows.map((row) => `B${row + 1}`)).toEqual(formatted);
});

it.each<[RuleDefinition, string[]]>([
  [{ kind: 'text', operator: 'contains', text: 'wi' }, ['A3']],
  [{ kind: 'text', operator: 'notContains', text: 'wi' }, ['A2', 'A4', 'A5']],
  [{ kind: 'text', operator: 'begins', text: 'ki' }, ['A3']],
  [{ kind: 'text', operator: 'ends', text: 'plain' }, ['A4']],
  [{ kind: 'blank', isBlank: true }, ['A5']],
  [{ kind: 'blank', isBlank: false }, ['A2', 'A3', 'A4']],
  [{ kind: 'duplicates', isUnique: false }, []],
])('the rule %j formats the texts %j', (definition, formatted) => {
  const { sheet, workbook } = editFile(createRichWorkbook(), addRule(definition, 'A2:A5'));
  expect(sheet.conditionalRules[0]?.definition).toEqual(definition);
  const formats = createConditionalFormats(workbook, sheet, now);
  const rows = [1, 2, 3, 4].filter((row) => formats.at({ row, column: 0 })?.style.fill === 'FFC7CE');
  expect(rows.map((row) => `A${row + 1}`)).toEqual(formatted);
});

it('a colour scale is written without a format of its own', () => {
  const definition: RuleDefinition = { kind: 'scale', colours: ['F8696B', 'FFEB84', '63BE7B'] };
  const { xml, sheet } = editFile(createRichWorkbook(), addRule(definition));
  expect(xml).toContain(
    '<cfRule type="colorScale" priority="1"><colorScale><cfvo type="min"/><cfvo type="percentile" val="50"/><cfvo type="max"/><color rgb="FFF8696B"/><color rgb="FFFFEB84"/><color rgb="FF63BE7B"/></colorScale></cfRule>',
  );
  expect(sheet.conditionalRules[0]?.definition).toEqual(definition);
});

const barId = '{11111111-2222-3333-4444-555555555555}';
const withBars = createRichWorkbook({
  [sheetName]: sheetXml
    .replace(
      '<dataValidations',
      `<conditionalFormatting sqref="C2:C4"><cfRule type="dataBar" priority="2"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar><extLst><ext uri="{B025F937-C7B1-47D3-B67F-A62EFF666E3E}"><x14:id xmlns:x14="urn:x14">${barId}</x14:id></ext></extLst></cfRule><cfRule type="mystery" priority="3"/></conditionalFormatting><dataValidations`,
    )
    .replace(
      '</worksheet>',
      `<extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"><x14:conditionalFormattings xmlns:x14="urn:x14" xmlns:xm="urn:xm"><x14:conditionalFormatting><x14:cfRule type="dataBar" id="${barId}"><x14:dataBar/></x14:cfRule><xm:sqref>C2:C4</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst></worksheet>`,
    ),
});

it('rules that cannot be made here are listed, moved and deleted, and keep their markup', () => {
  const listed = getFirstSheet(readWorkbook(withBars, now).workbook).conditionalRules;
  expect(listed.map(({ type, definition }) => [type, definition === null])).toEqual([
    ['cellIs', false],
    ['dataBar', true],
    ['mystery', true],
  ]);
  const moved = editFile(withBars, changeRule({ act: 'move', index: 2, to: 0 }));
  expect(moved.xml).toContain('<cfRule type="mystery" priority="1"/>');
  expect(moved.xml).toContain('<cfRule type="dataBar" priority="3"><dataBar><cfvo type="min"/>');
  const without = editFile(withBars, changeRule({ act: 'remove', index: 1 }));
  expect(without.xml).not.toMatch(/dataBar|extLst/);
  expect(without.xml).toContain(
    '<conditionalFormatting sqref="C2:C4"><cfRule type="mystery" priority="2"/></conditionalFormatting>',
  );
  const none = editFile(withBars, ...[0, 0, 0].map((index) => changeRule({ act: 'remove', index })));
  expect(none.xml).not.toContain('conditionalFormatting');
});

it('a new rule moves with its cells before it is written', () => {
  const rule = addRule({ kind: 'cell', operator: 'greaterThan', formulas: ['$B$5'] });
  const { xml } = editFile(createRichWorkbook(), rule, {
    kind: 'shift',
    sheet: 1,
    shift: { axis: 'rows', at: 0, count: 2 },
  });
  expect(xml).toContain(
    '<conditionalFormatting sqref="B4:B6"><cfRule type="cellIs" operator="greaterThan" dxfId="1" priority="1"><formula>$B$7</formula>',
  );
});

const wholeNumbers: ValidationDraft = {
  kind: 'whole',
  operator: 'between',
  formulas: ['1', '6'],
  allowsBlank: true,
  hasDropDown: true,
  errorStyle: 'warning',
  error: { title: '', text: 'A mark from 1 to 6 & no other' },
  prompt: { title: '', text: 'Mark' },
};

it('a new validation rule is written, and cells of other rules that it takes are taken from them', () => {
  const { xml, sheet } = editFile(createRichWorkbook(), {
    kind: 'validation',
    sheet: 1,
    areas: [toArea('D3:E3')],
    rule: wholeNumbers,
  });
  expect(xml).toContain(
    '<dataValidations count="2"><dataValidation type="list" allowBlank="1" sqref="D2 D4"><formula1>"yes,no"</formula1></dataValidation>' +
      '<dataValidation type="whole" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1" error="A mark from 1 to 6 &amp; no other" prompt="Mark" sqref="D3:E3"><formula1>1</formula1><formula2>6</formula2></dataValidation></dataValidations>',
  );
  expect(sheet.validationRules[1]).toMatchObject({ ...wholeNumbers, areas: [toArea('D3:E3')] });
});

it('removing the last validation rule removes the element, and rules of the extension list keep their markup', () => {
  const extension =
    '<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"><x14:dataValidations xmlns:x14="urn:x14" xmlns:xm="urn:xm" count="2"><x14:dataValidation type="list"><x14:formula1><xm:f>Other!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>E2:E4</xm:sqref></x14:dataValidation><x14:dataValidation type="list"><x14:formula1><xm:f>Other!$B$1:$B$3</xm:f></x14:formula1><xm:sqref>F2:F4</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>';
  const bytes = createRichWorkbook({
    [sheetName]: sheetXml.replace('</worksheet>', `${extension}</worksheet>`),
  });
  const remove = (range: string): Edit => ({
    kind: 'validation',
    sheet: 1,
    areas: [toArea(range)],
    rule: null,
  });
  const { xml } = editFile(bytes, remove('D1:D9'));
  expect(xml).not.toContain('<dataValidations');
  expect(xml).toContain(extension);
  const fewer = editFile(bytes, remove('E2:F2'), remove('F1:F9'));
  expect(fewer.xml).toContain(
    'count="1"><x14:dataValidation type="list"><x14:formula1><xm:f>Other!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>E3:E4</xm:sqref></x14:dataValidation></x14:dataValidations>',
  );
});

const insertRow: Edit = { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } };

it('a rule of the file keeps its list, its attributes and those of all rules when its cells move', () => {
  const list = `<mc:AlternateContent xmlns:x12ac="urn:x12ac" xmlns:mc="urn:mc"><mc:Choice Requires="x12ac"><x12ac:list>"1,0","1,3"</x12ac:list></mc:Choice><mc:Fallback><formula1>"1,0,1,3"</formula1></mc:Fallback></mc:AlternateContent>`;
  const write = (row: number): string =>
    `<dataValidations disablePrompts="1" count="2"><dataValidation type="list" prompt="x > y" mystery="1" sqref="D${row}:D${row + 2}">${list}</dataValidation><dataValidation type="whole" sqref="E${row}"><formula1>$A$${row}</formula1><formula2>9</formula2></dataValidation></dataValidations>`;
  const bytes = createRichWorkbook({
    [sheetName]: sheetXml.replace(/<dataValidations.*<\/dataValidations>/, () => write(2)),
  });
  expect(editFile(bytes, insertRow).xml).toContain(write(3));
  const added = editFile(bytes, { kind: 'validation', sheet: 1, areas: [toArea('F2')], rule: wholeNumbers });
  expect(added.xml).toContain(
    write(2).replace('count="2"', 'count="3"').replace('</dataValidations>', '<dataValidation type="whole" '),
  );
  const removed = editFile(bytes, { kind: 'validation', sheet: 1, areas: [toArea('D1:D9')], rule: null });
  expect(removed.xml).toContain('<dataValidations disablePrompts="1" count="1"><dataValidation type="whole"');
});

it('rules of the extension list move with their cells, and their formulas only with the cells that they name', () => {
  const write = (row: number): string =>
    `<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"><x14:dataValidations xmlns:x14="urn:x14" xmlns:xm="urn:xm" count="1"><x14:dataValidation type="list"><x14:formula1><xm:f>Other!A${row}</xm:f></x14:formula1><xm:sqref>E${row}:E${row + 2}</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`;
  const bytes = createRichWorkbook({
    [sheetName]: sheetXml.replace('</worksheet>', `${write(2)}</worksheet>`),
  });
  const { xml } = editFile(bytes, insertRow);
  expect(xml).toContain(write(3).replace('Other!A3', 'Other!A2'));
});

it('a rule of the file checks the same for its other cells after the first one was taken from it', () => {
  const bytes = createRichWorkbook({
    [sheetName]: sheetXml.replace(
      /<dataValidation .*<\/dataValidation>/,
      '<dataValidation type="custom" sqref="C2:C99"><formula1>COUNTIF($C$2:$C$99,C2)=1</formula1></dataValidation>',
    ),
  });
  const { xml } = editFile(bytes, { kind: 'validation', sheet: 1, areas: [toArea('C2')], rule: null });
  expect(xml).toContain(
    '<dataValidation type="custom" sqref="C3:C99"><formula1>COUNTIF($C$2:$C$99,C3)=1</formula1></dataValidation>',
  );
});
