import { type Element, getTag } from '../../xml/element.ts';
import type { Condition } from '../workbook/conditional-rules.ts';
import { cellOperators, type RuleDefinition, type TextOperator } from '../workbook/rule-definitions.ts';
import { readRuleFormulas } from './rule-elements.ts';
import { readAttribute } from './xml-text.ts';

const textOperators: Readonly<Record<string, TextOperator>> = {
  containsText: 'contains',
  notContainsText: 'notContains',
  beginsWith: 'begins',
  endsWith: 'ends',
};

/** What a person would choose for a rule of the file; null for one that cannot be made here. */
export function readDefinition(element: Element, condition: Condition): RuleDefinition | null {
  const tag = getTag(element);
  const type = readAttribute(tag, 'type') ?? '';
  const formulas = readRuleFormulas(element);
  const textOperator = textOperators[type];
  if (textOperator !== undefined) {
    const text = readAttribute(tag, 'text');
    return text === null ? null : { kind: 'text', operator: textOperator, text };
  }
  switch (type) {
    case 'cellIs': {
      const operator = cellOperators.find((one) => one === readAttribute(tag, 'operator'));
      return operator === undefined ? null : { kind: 'cell', operator, formulas };
    }
    case 'containsBlanks':
    case 'notContainsBlanks':
      return { kind: 'blank', isBlank: type === 'containsBlanks' };
    case 'expression':
      return { kind: 'formula', formula: formulas[0] ?? '' };
    default:
      return readStatisticalDefinition(condition);
  }
}

function readStatisticalDefinition(condition: Condition): RuleDefinition | null {
  switch (condition.kind) {
    case 'topBottom':
      return { ...condition, kind: 'rank' };
    case 'average':
      return condition.includesEqual || condition.deviations !== 0
        ? null
        : { kind: 'average', isAbove: condition.isAbove };
    case 'duplicateOrUnique':
      return { kind: 'duplicates', isUnique: condition.isUnique };
    case 'colourScale': {
      const points = condition.points.map(({ kind, formula }) => (kind === 'percentile' ? formula : kind));
      const isPlain = points.join(' ') === 'min max' || points.join(' ') === 'min 50 max';
      return isPlain ? { kind: 'scale', colours: condition.colours } : null;
    }
    default:
      return null;
  }
}
