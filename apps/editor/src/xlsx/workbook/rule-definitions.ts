import { formatAddress, getFirstCell } from './area.ts';
import type { Condition, ConditionalRule, ConditionalStyle } from './conditional-rules.ts';
import { operatorSigns } from './filter.ts';
import type { Area, Sheet } from './workbook.ts';

export const cellOperators = [
  'greaterThan',
  'greaterThanOrEqual',
  'lessThan',
  'lessThanOrEqual',
  'equal',
  'notEqual',
  'between',
  'notBetween',
] as const;
export type CellOperator = (typeof cellOperators)[number];

export const textOperators = ['contains', 'notContains', 'begins', 'ends'] as const;
export type TextOperator = (typeof textOperators)[number];

/** A conditional format as a person chooses it. */
export type RuleDefinition =
  | { kind: 'cell'; operator: CellOperator; formulas: readonly string[] }
  | { kind: 'text'; operator: TextOperator; text: string }
  | { kind: 'blank'; isBlank: boolean }
  | { kind: 'rank'; rank: number; isPercent: boolean; isBottom: boolean }
  | { kind: 'average'; isAbove: boolean }
  | { kind: 'duplicates'; isUnique: boolean }
  | { kind: 'formula'; formula: string }
  /** From the lowest to the highest value. */
  | { kind: 'scale'; colours: readonly string[] };

export interface RuleDraft {
  areas: readonly Area[];
  definition: RuleDefinition;
  style: ConditionalStyle;
}

export const quoteFormulaText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The formula of a rule for the first of its cells; null for rules without one. */
export function buildRuleFormula(definition: RuleDefinition, areas: readonly Area[]): string | null {
  const cell = formatAddress(getFirstCell(areas));
  switch (definition.kind) {
    case 'formula':
      return definition.formula;
    case 'blank':
      return `LEN(TRIM(${cell}))${definition.isBlank ? '=' : '>'}0`;
    case 'text': {
      const text = quoteFormulaText(definition.text);
      const formulas: Readonly<Record<TextOperator, string>> = {
        contains: `NOT(ISERROR(SEARCH(${text},${cell})))`,
        notContains: `ISERROR(SEARCH(${text},${cell}))`,
        begins: `LEFT(${cell},${definition.text.length})=${text}`,
        ends: `RIGHT(${cell},${definition.text.length})=${text}`,
      };
      return formulas[definition.operator];
    }
    default:
      return null;
  }
}

export function compileDefinition(definition: RuleDefinition, areas: readonly Area[]): Condition {
  switch (definition.kind) {
    case 'cell': {
      const cell = formatAddress(getFirstCell(areas));
      const [first = '0', second = '0'] = definition.formulas;
      const { operator } = definition;
      const between = `AND(${cell}>=MIN(${first},${second}),${cell}<=MAX(${first},${second}))`;
      if (operator === 'between') return { kind: 'formula', formula: between };
      if (operator === 'notBetween') return { kind: 'formula', formula: `NOT(${between})` };
      return { kind: 'formula', formula: `${cell}${operatorSigns[operator]}(${first})` };
    }
    case 'rank':
      return { ...definition, kind: 'topBottom' };
    case 'average':
      return { kind: 'average', isAbove: definition.isAbove, includesEqual: false, deviations: 0 };
    case 'duplicates':
      return { kind: 'duplicateOrUnique', isUnique: definition.isUnique };
    case 'scale': {
      const { colours } = definition;
      const point = (kind: 'min' | 'percentile' | 'max', formula: string) => ({
        kind,
        formula,
        isInclusive: true,
      });
      const middle = colours.length > 2 ? [point('percentile', '50')] : [];
      return { kind: 'colourScale', colours, points: [point('min', '0'), ...middle, point('max', '0')] };
    }
    default:
      return { kind: 'formula', formula: buildRuleFormula(definition, areas) ?? 'FALSE' };
  }
}

/** The definition with mapped formulas. */
export function mapRuleFormulas(
  definition: RuleDefinition,
  map: (formula: string) => string,
): RuleDefinition {
  if (definition.kind === 'cell') return { ...definition, formulas: definition.formulas.map(map) };
  return definition.kind === 'formula' ? { ...definition, formula: map(definition.formula) } : definition;
}

export type RuleChange =
  /** A new rule comes first, as in Excel. */
  | { act: 'add'; rule: RuleDraft }
  | { act: 'replace'; index: number; rule: RuleDraft }
  | { act: 'remove'; index: number }
  | { act: 'move'; index: number; to: number };

/** The conditional formats of a sheet after a change; their priorities are numbered in order. */
export function changeRules(sheet: Sheet, change: RuleChange): Sheet {
  const rules = [...sheet.conditionalRules];
  if (change.act === 'add') rules.unshift(createRule(change.rule));
  else if (change.act === 'replace') {
    const stopsIfTrue = rules[change.index]?.stopsIfTrue ?? false;
    rules.splice(change.index, 1, { ...createRule(change.rule), stopsIfTrue });
  } else {
    const [removed] = rules.splice(change.index, 1);
    if (change.act === 'move' && removed !== undefined) rules.splice(change.to, 0, removed);
  }
  return { ...sheet, conditionalRules: rules.map((rule, index) => ({ ...rule, priority: index + 1 })) };
}

function createRule({ areas, definition, style }: RuleDraft): ConditionalRule {
  return {
    areas,
    priority: 1,
    stopsIfTrue: false,
    style,
    condition: compileDefinition(definition, areas),
    definition,
    type: definition.kind,
  };
}
