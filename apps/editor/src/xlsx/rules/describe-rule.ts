import type { TFunction } from 'i18next';
import type { ConditionalRule } from '../workbook/conditional-rules.ts';
import { countRuleOperands, createRuleForm } from './rule-form.ts';

/** Rules of files that cannot be made here, by their names in the file. */
const otherTypes: ReadonlySet<string> = new Set([
  'dataBar',
  'iconSet',
  'timePeriod',
  'containsErrors',
  'notContainsErrors',
  'colorScale',
  'top10',
  'aboveAverage',
  'cellIs',
]);

/** A rule in words. */
export function describeRule(rule: ConditionalRule, t: TFunction, lang: string): string {
  if (rule.definition === null) return t(`rules:types.${otherTypes.has(rule.type) ? rule.type : 'other'}`);
  const form = createRuleForm(rule.areas, rule, lang);
  const values = [form.first, form.second].slice(0, countRuleOperands(form));
  switch (form.kind) {
    case 'cell':
      return [t(`rules:operators.${form.operator}`), new Intl.ListFormat(lang).format(values)].join(' ');
    case 'text':
      return `${t(`rules:textOperators.${form.textOperator}`)} ${form.first}`;
    case 'formula':
      return `${t('rules:kinds.formula')} ${form.first}`;
    case 'top':
    case 'bottom':
      return `${t(`rules:kinds.${form.kind}`)} ${form.rank}${form.isPercent ? ' %' : ''}`;
    default:
      return t(`rules:kinds.${form.kind}`);
  }
}
