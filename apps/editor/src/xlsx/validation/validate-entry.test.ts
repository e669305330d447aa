import { expect, it } from 'vitest';
import { commitDraft, writeDraft } from '../editing/cell-commands.ts';
import { createWorkbookEditing, type InvalidEntry } from '../editing/workbook-editing.ts';
import { readWorkbook } from '../format/read-workbook.ts';
import { writeWorkbookFile } from '../format/write-workbook-file.ts';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import { parseAddress } from '../workbook/area.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import { replaceSheet, type Value } from '../workbook/workbook.ts';
import { findViolatedRule, listAllowedValues } from './validate-entry.ts';

/** Reads one `dataValidation` from the markup of a file. */
function readRule(markup: string): ValidationRule {
  const xml = (richParts['xl/worksheets/sheet1.xml'] ?? '').replace(
    /<dataValidation .*<\/dataValidation>/,
    markup,
  );
  const [rule] = getFirstSheet(
    readWorkbook(createRichWorkbook({ 'xl/worksheets/sheet1.xml': xml }), now).workbook,
  ).validationRules;
  if (rule === undefined) throw new Error('The rule was not read');
  return rule;
}

function createValidatedWorkbook(cells: Record<string, Value>, rule: ValidationRule) {
  const workbook = createWorkbook(cells);
  return replaceSheet(workbook, { ...getFirstSheet(workbook), validationRules: [rule] });
}

const createCell = (name: string, cells: Record<string, Value>, rule: ValidationRule) => {
  const workbook = createValidatedWorkbook(cells, rule);
  return { workbook, sheet: getFirstSheet(workbook), address: parseAddress(name) ?? { row: 0, column: 0 } };
};

const create = (attributes: string, ...formulas: readonly string[]): ValidationRule =>
  readRule(
    `<dataValidation showErrorMessage="1" sqref="A1:A9" ${attributes}>${formulas
      .map((formula, index) => `<formula${index + 1}>${formula}</formula${index + 1}>`)
      .join('')}</dataValidation>`,
  );

it.each<[string, readonly string[], readonly Value[], readonly Value[]]>([
  ['type="list"', ['"yes,no, 3"'], ['yes', 'NO', 3, null], ['maybe', 'yes,no']],
  ['type="list"', ['$C$1:$C$3'], ['red', 7], ['green', 8]],
  ['type="whole"', ['1', '$C$2'], [1, 7], [0, 8, 1.5, 'text']],
  ['type="whole" operator="notBetween"', ['1', '3'], [4], [2]],
  ['type="decimal" operator="lessThan"', ['2.5'], [2.4, -1], [2.5]],
  ['type="date" operator="greaterThanOrEqual"', ['TODAY()'], [46_349], [46_348]],
  ['type="textLength" operator="equal"', ['4'], ['four', 1234], ['three']],
  ['type="custom"', ['AND(A1&gt;C2,ISNUMBER(A1))'], [8], [7, 'text']],
  ['type="custom"', ['NOTSUPPORTED(A1)'], ['anything'], []],
  ['', [], ['anything'], []],
])('a rule with %s and %j allows %j and refuses %j', (attributes, formulas, allowed, refused) => {
  const cell = createCell('A1', { C1: 'red', C2: 7 }, create(attributes, ...formulas));
  const isAllowed = (value: Value) => findViolatedRule(cell, value, now) === null;
  expect(allowed.filter((value) => !isAllowed(value))).toEqual([]);
  expect(refused.filter(isAllowed)).toEqual([]);
});

it('a rule without showErrorMessage refuses nothing', () => {
  const silent = readRule('<dataValidation type="list" sqref="A1"><formula1>"a"</formula1></dataValidation>');
  expect(findViolatedRule(createCell('A1', {}, silent), 'b', now)).toBeNull();
});

it('a rule does not apply outside of its cells', () => {
  expect(findViolatedRule(createCell('B1', {}, create('type="list"', '"a"')), 'b', now)).toBeNull();
});

it('a cell offers the values of its list, whose references are relative', () => {
  const cells = { B1: 'a', B2: 'b', B3: 'c' };
  const relative = create('type="list"', 'B1:B2');
  expect(listAllowedValues(createCell('A2', cells, relative), now)).toEqual(['b', 'c']);
  expect(listAllowedValues(createCell('A1', {}, create('type="list"', '"x, y"')), now)).toEqual(['x', 'y']);
  expect(listAllowedValues(createCell('A1', {}, create('type="whole"', '1', '2')), now)).toBeNull();
  const hidden = create('type="list" showDropDown="1"', '"x"');
  expect(listAllowedValues(createCell('A1', {}, hidden), now)).toBeNull();
});

it('the messages of a rule are read', () => {
  const rule = create(
    'type="list" errorStyle="warning" errorTitle="Wrong" error="Choose &quot;a&quot;" showInputMessage="1" prompt="One of them"',
    '"a"',
  );
  expect(rule).toMatchObject({
    errorStyle: 'warning',
    error: { title: 'Wrong', text: 'Choose "a"' },
    prompt: { title: '', text: 'One of them' },
  });
});

function type(rule: ValidationRule, text: string) {
  const invalid: InvalidEntry[] = [];
  const editing = createWorkbookEditing({
    workbook: createValidatedWorkbook({ A1: 'a' }, rule),
    canWrite: true,
    onEdit: () => undefined,
    onRefused: () => undefined,
    onInvalid: (entry) => invalid.push(entry),
    now,
  });
  editing.setDraft({ text, replacesContent: true, sheet: 1, address: { row: 0, column: 0 } });
  commitDraft(editing, 'en-GB');
  const result = writeDraft(editing, 'en-GB');
  return { editing, result, invalid, value: () => getValueAt(editing.getView().workbook, 'A1') };
}

it('an entry that a rule forbids is refused, and can be edited again', () => {
  const { editing, result, invalid, value } = type(create('type="list"', '"a,b"'), 'c');
  expect([result, value(), editing.getView().draft]).toEqual(['refused', 'a', null]);
  expect(invalid[0]?.enterAnyway).toBeNull();
  invalid[0]?.editAgain();
  expect(editing.getView().draft?.text).toBe('c');
});

it('an entry that a rule only warns about can be entered anyway', () => {
  const { result, invalid, value } = type(create('type="list" errorStyle="warning"', '"a,b"'), 'c');
  expect([result, value()]).toEqual(['refused', 'a']);
  invalid[0]?.enterAnyway?.();
  expect(value()).toBe('c');
});

it('an allowed entry is written without a question', () => {
  const { result, invalid, value } = type(create('type="list"', '"a,b"'), 'b');
  expect([value(), invalid, result]).toEqual(['b', [], 'same']);
});

it('an inserted row moves validation rules, on the page as in the file', () => {
  const opened = readWorkbook(createRichWorkbook(), now);
  const workbook = applyAll(opened.workbook, {
    kind: 'shift',
    sheet: 1,
    shift: { axis: 'rows', at: 1, count: 2 },
  });
  const { validationRules } = getFirstSheet(workbook);
  const written = createRichWorkbook(readParts(writeWorkbookFile(opened, workbook)));
  expect(validationRules).toMatchObject([{ areas: [toArea('D4:D6')], kind: 'list' }]);
  const reread = getFirstSheet(readWorkbook(written, now).workbook).validationRules;
  const dropSource = (rules: typeof reread) => rules.map(({ source: _, ...rule }) => rule);
  expect(dropSource(reread)).toEqual(dropSource(validationRules));
});
