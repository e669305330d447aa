import { hasStructuredReference } from '../formula/structured-references.ts';
import { getFirstCell } from '../workbook/area.ts';
import type { ConditionalRule, ConditionalStyle } from '../workbook/conditional-rules.ts';
import type { CellOperator, RuleDefinition, RuleDraft, TextOperator } from '../workbook/rule-definitions.ts';
import type { Area } from '../workbook/workbook.ts';
import {
  formatAreas,
  formatOperand,
  type InitialOperands,
  parseAreas,
  parseOperands,
} from './rule-values.ts';

export const ruleKinds = [
  'cell',
  'text',
  'blank',
  'notBlank',
  'top',
  'bottom',
  'aboveAverage',
  'belowAverage',
  'duplicates',
  'unique',
  'formula',
  'scale',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What stands in the fields of the dialog. */
export interface RuleForm {
  range: string;
  kind: RuleKind;
  operator: CellOperator;
  textOperator: TextOperator;
  first: string;
  second: string;
  rank: string;
  isPercent: boolean;
  colours: readonly string[];
  style: ConditionalStyle;
  /** Null for a new rule. */
  opened: InitialOperands | null;
}

export type RuleField = 'range' | 'first' | 'second' | 'rank';

/** Colours from the lowest to the highest value. */
export const colourScales: readonly (readonly string[])[] = [
  ['F8696B', 'FFEB84', '63BE7B'],
  ['63BE7B', 'FFEB84', 'F8696B'],
  ['FFFFFF', '63BE7B'],
  ['FFFFFF', 'F8696B'],
  ['FFFFFF', '5A8AC6'],
];

const defaultStyle: ConditionalStyle = { fill: 'FFC7CE', colour: '9C0006' };

export function createRuleForm(areas: readonly Area[], rule: ConditionalRule | null, lang: string): RuleForm {
  const form: RuleForm = {
    range: formatAreas(areas),
    kind: 'cell',
    operator: 'greaterThan',
    textOperator: 'contains',
    first: '',
    second: '',
    rank: '10',
    isPercent: false,
    colours: colourScales[0] ?? [],
    style: rule?.style ?? defaultStyle,
    opened: null,
  };
  const definition = rule?.definition ?? null;
  if (definition === null) return form;
  const described = { ...form, ...describe(definition, lang) };
  const { first, second } = described;
  return { ...described, opened: { at: getFirstCell(areas), first, second } };
}

function describe(definition: RuleDefinition, lang: string): Partial<RuleForm> {
  switch (definition.kind) {
    case 'cell': {
      const [first = '', second = ''] = definition.formulas.map((formula) => formatOperand(formula, lang));
      return { kind: 'cell', operator: definition.operator, first, second };
    }
    case 'text':
      return { kind: 'text', textOperator: definition.operator, first: definition.text };
    case 'blank':
      return { kind: definition.isBlank ? 'blank' : 'notBlank' };
    case 'rank':
      return {
        kind: definition.isBottom ? 'bottom' : 'top',
        rank: String(definition.rank),
        isPercent: definition.isPercent,
      };
    case 'average':
      return { kind: definition.isAbove ? 'aboveAverage' : 'belowAverage' };
    case 'duplicates':
      return { kind: definition.isUnique ? 'unique' : 'duplicates' };
    case 'formula':
      return { kind: 'formula', first: formatOperand(definition.formula, lang) };
    case 'scale':
      return { kind: 'scale', colours: definition.colours };
  }
}

/** The number of values of a rule. */
export function countRuleOperands({ kind, operator }: RuleForm): 0 | 1 | 2 {
  if (kind === 'text' || kind === 'formula') return 1;
  if (kind !== 'cell') return 0;
  return operator === 'between' || operator === 'notBetween' ? 2 : 1;
}

/** The rule, or the field that cannot be read. `isTable` if it refers to a table, which files do not allow in rules. */
export function readRuleForm(
  form: RuleForm,
  lang: string,
): { rule: RuleDraft; problem: null } | { rule: null; problem: RuleField; isTable: boolean } {
  const areas = parseAreas(form.range);
  if (areas === null) return { rule: null, problem: 'range', isTable: false };
  const definition = readDefinition(form, areas, lang);
  if (typeof definition === 'string') return { rule: null, problem: definition, isTable: false };
  const table = listFormulas(definition).findIndex(hasStructuredReference);
  if (table >= 0) return { rule: null, problem: table === 0 ? 'first' : 'second', isTable: true };
  return { rule: { areas, definition, style: form.kind === 'scale' ? {} : form.style }, problem: null };
}

function listFormulas(definition: RuleDefinition): readonly string[] {
  if (definition.kind === 'cell') return definition.formulas;
  return definition.kind === 'formula' ? [definition.formula] : [];
}

function readDefinition(form: RuleForm, areas: readonly Area[], lang: string): RuleDefinition | RuleField {
  const { kind, opened } = form;
  switch (kind) {
    case 'cell': {
      const texts = [form.first, form.second].slice(0, countRuleOperands(form));
      const formulas = parseOperands(texts, { opened, areas, lang });
      const [first, second] = formulas;
      if (first === null) return 'first';
      if (second === null) return 'second';
      return { kind, operator: form.operator, formulas: formulas.flatMap((formula) => formula ?? []) };
    }
    case 'text':
      return form.first === '' ? 'first' : { kind, operator: form.textOperator, text: form.first };
    case 'formula': {
      const text = form.first.trim();
      const [formula = null] = parseOperands([text.startsWith('=') ? text : `=${text}`], {
        opened,
        areas,
        lang,
      });
      return formula === null ? 'first' : { kind, formula };
    }
    case 'top':
    case 'bottom': {
      const rank = Number(form.rank);
      const isValid = Number.isInteger(rank) && rank >= 1 && rank <= (form.isPercent ? 100 : 1000);
      return isValid
        ? { kind: 'rank', rank, isPercent: form.isPercent, isBottom: kind === 'bottom' }
        : 'rank';
    }
    case 'blank':
    case 'notBlank':
      return { kind: 'blank', isBlank: kind === 'blank' };
    case 'aboveAverage':
    case 'belowAverage':
      return { kind: 'average', isAbove: kind === 'aboveAverage' };
    case 'duplicates':
    case 'unique':
      return { kind: 'duplicates', isUnique: kind === 'unique' };
    case 'scale':
      return { kind, colours: form.colours };
  }
}
