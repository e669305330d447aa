import { expect, it } from 'vitest';
import { toArea } from '../testing/cells.ts';
import type { ConditionalRule } from '../workbook/conditional-rules.ts';
import { compileDefinition, type RuleDefinition } from '../workbook/rule-definitions.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import { createRuleForm, readRuleForm } from './rule-form.ts';
import { formatOperand, parseAreas, parseOperand } from './rule-values.ts';
import { createValidationForm, readValidationForm } from './validation-form.ts';

it.each([
  ['1,5', 'de', '1.5', '1,5'],
  ['1.5', 'en-GB', '1.5', '1.5'],
  ['Yes "no"', 'en-GB', '"Yes ""no"""', 'Yes "no"'],
  ['=B2*2', 'en-GB', 'B2*2', '=B2*2'],
  ['=SUMME(A1;A2)', 'de', 'SUM(A1,A2)', '=SUMME(A1;A2)'],
])('the value %j typed in %s is the formula %j', (typed, lang, formula, shown) => {
  expect(parseOperand(typed, lang)).toBe(formula);
  expect(formatOperand(formula, lang)).toBe(shown);
});

it('ranges are separated by spaces, commas or semicolons, and an unknown one is no range', () => {
  expect(parseAreas('a1:b2, D4;E:E')).toEqual([toArea('A1:B2'), toArea('D4'), toArea('E:E')]);
  expect([parseAreas(''), parseAreas('A1 here')]).toEqual([null, null]);
});

it.each<RuleDefinition>([
  { kind: 'cell', operator: 'notBetween', formulas: ['1', '"b"'] },
  { kind: 'text', operator: 'ends', text: 'x' },
  { kind: 'blank', isBlank: false },
  { kind: 'rank', rank: 5, isPercent: true, isBottom: true },
  { kind: 'average', isAbove: false },
  { kind: 'duplicates', isUnique: true },
  { kind: 'formula', formula: 'A1>SUM($B$1:$B$3)' },
  { kind: 'scale', colours: ['FFFFFF', '63BE7B'] },
])('the dialog shows the rule %j and gives it back', (definition) => {
  const areas = [toArea('A1:A5')];
  const rule: ConditionalRule = {
    areas,
    priority: 1,
    stopsIfTrue: false,
    style: definition.kind === 'scale' ? {} : { isBold: true },
    condition: compileDefinition(definition, areas),
    definition,
    type: '',
  };
  const read = readRuleForm(createRuleForm(areas, rule, 'en-GB'), 'en-GB');
  expect(read.rule).toEqual({ areas, definition, style: rule.style });
});

it('the dialog names the field of a rule that cannot be read', () => {
  const form = createRuleForm([toArea('A1')], null, 'en-GB');
  const problems = [
    { ...form, range: 'here' },
    form,
    { ...form, operator: 'between' as const, first: '1' },
    { ...form, kind: 'top' as const, rank: '101', isPercent: true },
  ].map((one) => readRuleForm(one, 'en-GB').problem);
  expect(problems).toEqual(['range', 'first', 'second', 'rank']);
});

const rule: ValidationRule = {
  areas: [toArea('A1:A5')],
  kind: 'list',
  operator: 'between',
  formulas: ['"yes,no"', ''],
  allowsBlank: false,
  hasDropDown: true,
  errorStyle: 'stop',
  error: { title: '', text: 'Yes or no' },
  prompt: null,
};

it.each<Partial<ValidationRule>>([
  {},
  { formulas: ['Lists!$A$1:$A$5', ''], hasDropDown: false },
  { kind: 'decimal', formulas: ['0.5', 'B1'], operator: 'notBetween', errorStyle: 'warning' },
  { kind: 'textLength', formulas: ['10', ''], operator: 'lessThan', prompt: { title: '', text: 'Short' } },
  { kind: 'date', formulas: ['46349', ''], operator: 'greaterThan', allowsBlank: true },
])('the dialog shows the validation rule with %j and gives it back', (more) => {
  const whole = { ...rule, ...more };
  const { areas, ...draft } = whole;
  const read = readValidationForm(createValidationForm(areas, whole, 'de'), whole, 'de');
  expect(read).toEqual({ areas, rule: draft, problem: null });
});

it('the range of a list is written with fixed references, and other entries are refused', () => {
  const form = { ...createValidationForm([toArea('A1')], null, 'en-GB'), kind: 'list' as const };
  expect(readValidationForm({ ...form, source: "'My lists'!a1:b5" }, null, 'en-GB')).toMatchObject({
    rule: { formulas: ["'My lists'!$A$1:$B$5", ''] },
  });
  const problems = [
    { ...form, source: 'A1*2' },
    { ...form, kind: 'items' as const, items: ' , ' },
    { ...form, kind: 'items' as const, items: 'x'.repeat(256) },
    { ...form, kind: 'whole' as const, first: '1', second: 'six' },
  ].map((one) => readValidationForm(one, null, 'en-GB').problem);
  expect(problems).toEqual(['source', 'items', 'items', 'second']);
});

it('references to tables, which files do not allow in rules, are refused', () => {
  const form = createValidationForm([toArea('A1')], null, 'de');
  const condition = createRuleForm([toArea('A1')], null, 'de');
  const problems = [
    readValidationForm({ ...form, kind: 'list', source: 'Sales[Price]' }, null, 'de'),
    readValidationForm({ ...form, kind: 'whole', first: '1', second: '=SUMME(Sales[Price])' }, null, 'de'),
    readRuleForm({ ...condition, first: '=[@Price]' }, 'de'),
    readRuleForm({ ...condition, kind: 'formula', first: 'SUMME(Sales[Price])>5' }, 'de'),
  ];
  expect(problems).toEqual([
    { problem: 'source', isTable: true },
    { problem: 'second', isTable: true },
    { rule: null, problem: 'first', isTable: true },
    { rule: null, problem: 'first', isTable: true },
  ]);
});

it('the limits of a validation rule are shown and kept for the selected cells', () => {
  const whole: ValidationRule = {
    ...rule,
    areas: [toArea('B2:B99')],
    kind: 'whole',
    operator: 'between',
    formulas: ['A2', '$A$1'],
  };
  const form = createValidationForm([toArea('B50')], whole, 'de');
  expect([form.first, form.second]).toEqual(['=A50', '=$A$1']);
  const read = (more: Partial<typeof form>) => readValidationForm({ ...form, ...more }, whole, 'de');
  expect(read({ prompt: 'x' })).toMatchObject({ rule: { formulas: ['A50', '$A$1'] } });
  expect(read({ range: 'B40:B50' })).toMatchObject({ rule: { formulas: ['A40', '$A$1'] } });
  expect(read({ range: 'B40:B50', first: '=A1' })).toMatchObject({ rule: { formulas: ['A1', '$A$1'] } });
});

it('the formula of a conditional format means the same for its cells after its range was changed', () => {
  const definition: RuleDefinition = { kind: 'formula', formula: 'A2>$A$1' };
  const areas = [toArea('B2:B9')];
  const form = createRuleForm(
    areas,
    {
      areas,
      priority: 1,
      stopsIfTrue: false,
      style: {},
      condition: compileDefinition(definition, areas),
      definition,
      type: '',
    },
    'de',
  );
  const read = (more: Partial<typeof form>) => readRuleForm({ ...form, ...more }, 'de').rule?.definition;
  expect(read({ range: 'B3:B9' })).toEqual({ kind: 'formula', formula: 'A3>$A$1' });
  expect(read({ range: 'B3:B9', first: '=A5>1' })).toEqual({ kind: 'formula', formula: 'A5>1' });
});
