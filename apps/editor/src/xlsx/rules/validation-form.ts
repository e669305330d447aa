import { moveRuleFormula } from '../formula/rule-formula.ts';
import { hasStructuredReference } from '../formula/structured-references.ts';
import { tokenize } from '../formula/tokens.ts';
import { getFirstCell } from '../workbook/area.ts';
import { quoteFormulaText } from '../workbook/rule-definitions.ts';
import type { ValidationDraft, ValidationRule } from '../workbook/validation-rules.ts';
import type { Area } from '../workbook/workbook.ts';
import {
  formatAreas,
  formatOperand,
  type InitialOperands,
  parseAreas,
  parseOperands,
} from './rule-values.ts';

export const validationKinds = ['none', 'items', 'list', 'whole', 'decimal', 'date', 'textLength'] as const;
export type ValidationKind = (typeof validationKinds)[number];

export const validationOperators = [
  'between',
  'notBetween',
  'equal',
  'notEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'lessThan',
  'lessThanOrEqual',
] as const;
export type ValidationOperator = (typeof validationOperators)[number];

/** What stands in the fields of the dialog. */
export interface ValidationForm {
  range: string;
  kind: ValidationKind;
  operator: ValidationOperator;
  /** One on each line. */
  items: string;
  /** The range of a list. */
  source: string;
  first: string;
  second: string;
  allowsBlank: boolean;
  hasDropDown: boolean;
  isWarning: boolean;
  error: string;
  prompt: string;
  /** Null for a new rule. */
  opened: InitialOperands | null;
}

export type ValidationField = 'range' | 'items' | 'source' | 'first' | 'second';

/** Excel's limit for the items of a list together. */
const maxItemsLength = 255;

export function createValidationForm(
  areas: readonly Area[],
  rule: ValidationRule | null,
  lang: string,
): ValidationForm {
  const at = getFirstCell(areas);
  const [firstFormula = '', secondFormula = ''] = (rule?.formulas ?? []).map((formula) =>
    moveRuleFormula(formula, getFirstCell(rule?.areas ?? areas), at),
  );
  const [, items] = /^"([\s\S]*)"$/.exec(firstFormula) ?? [];
  const isList = rule?.kind === 'list';
  const kind =
    isList && items !== undefined ? 'items' : (validationKinds.find((one) => one === rule?.kind) ?? 'none');
  const format = (formula: string): string =>
    isList ? '' : formatOperand(formula, lang, rule?.kind === 'date');
  const [first, second] = [format(firstFormula), format(secondFormula)];
  return {
    range: formatAreas(areas),
    kind: rule === null ? 'items' : kind,
    operator: validationOperators.find((one) => one === rule?.operator) ?? 'between',
    items: (items ?? '')
      .replaceAll('""', '"')
      .split(',')
      .map((item) => item.trim())
      .join('\n'),
    source: isList && items === undefined ? firstFormula : '',
    first,
    second,
    opened: rule === null ? null : { at, first, second },
    allowsBlank: rule?.allowsBlank ?? true,
    hasDropDown: rule?.hasDropDown ?? true,
    isWarning: rule !== null && rule.errorStyle !== 'stop',
    error: rule?.error.text ?? '',
    prompt: rule?.prompt?.text ?? '',
  };
}

export const needsOperands = ({ kind }: ValidationForm): boolean =>
  kind === 'whole' || kind === 'decimal' || kind === 'date' || kind === 'textLength';

export function countValidationOperands(form: ValidationForm): 0 | 1 | 2 {
  if (!needsOperands(form)) return 0;
  return form.operator === 'between' || form.operator === 'notBetween' ? 2 : 1;
}

/** The rule, null for none, or the field that cannot be read. `isTable` if it refers to a table, which files do not allow in rules. */
export function readValidationForm(
  form: ValidationForm,
  rule: ValidationRule | null,
  lang: string,
):
  | { areas: readonly Area[]; rule: ValidationDraft | null; problem: null }
  | { problem: ValidationField; isTable: boolean } {
  const areas = parseAreas(form.range);
  if (areas === null) return { problem: 'range', isTable: false };
  if (form.kind === 'none') return { areas, rule: null, problem: null };
  const formulas = readFormulas(form, areas, lang);
  if (typeof formulas === 'string') return { problem: formulas, isTable: false };
  const table = formulas.findIndex(hasStructuredReference);
  if (table >= 0)
    return { problem: form.kind === 'list' ? 'source' : table === 0 ? 'first' : 'second', isTable: true };
  const draft: ValidationDraft = {
    kind: form.kind === 'items' ? 'list' : form.kind,
    operator: needsOperands(form) ? form.operator : 'between',
    formulas,
    allowsBlank: form.allowsBlank,
    hasDropDown: form.hasDropDown,
    errorStyle: form.isWarning ? 'warning' : 'stop',
    error: { title: rule?.error.title ?? '', text: form.error.trim() },
    prompt: form.prompt.trim() === '' ? null : { title: rule?.prompt?.title ?? '', text: form.prompt.trim() },
  };
  return { areas, rule: draft, problem: null };
}

function readFormulas(
  form: ValidationForm,
  areas: readonly Area[],
  lang: string,
): string[] | ValidationField {
  if (form.kind === 'items') {
    const items = form.items
      .split(/\n|,/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const text = items.join(',');
    return items.length === 0 || text.length > maxItemsLength ? 'items' : [quoteFormulaText(text), ''];
  }
  if (form.kind === 'list') {
    const formula = form.source.trim().replace(/^=/, '');
    const tokens = tokenize(formula);
    const isRange = tokens.length === 1 && ['reference', 'name', 'table'].includes(tokens[0]?.kind ?? '');
    // References of a rule are relative to its first cell, those of a list are meant as they stand.
    return isRange ? [makeAbsolute(formula), ''] : 'source';
  }
  const texts = [form.first, form.second].slice(0, countValidationOperands(form));
  const formulas = parseOperands(texts, { opened: form.opened, areas, lang });
  const isNumeric = (formula: string | null | undefined): boolean =>
    formula === undefined || (formula !== null && !formula.startsWith('"'));
  const [first, second] = formulas;
  if (!isNumeric(first)) return 'first';
  if (!isNumeric(second)) return 'second';
  return [first ?? '', second ?? ''];
}

function makeAbsolute(formula: string): string {
  const [token] = tokenize(formula);
  if (token?.kind !== 'reference') return formula;
  return (
    token.prefix +
    token.area
      .replace(/\$?([A-Za-z]+)/g, '$$$1')
      .replace(/\$?(\d+)/g, '$$$1')
      .toUpperCase()
  );
}
