import { parseNumberOrNull } from '../formula/values.ts';
import type { FilterCondition, FilterOperator, FilterTest } from './filter.ts';

/** The conditions that can be chosen for a column. */
export const filterConditionKinds = [
  'contains',
  'notContains',
  'begins',
  'ends',
  'is',
  'isNot',
  'greaterThan',
  'greaterThanOrEqual',
  'lessThan',
  'lessThanOrEqual',
  'between',
  'notBetween',
  'empty',
  'notEmpty',
] as const;
export type FilterConditionKind = (typeof filterConditionKinds)[number];

export interface ChosenCondition {
  kind: FilterConditionKind;
  first: string;
  second: string;
}

/** The number of values that a condition needs. */
export function countOperands(kind: FilterConditionKind): 0 | 1 | 2 {
  if (kind === 'empty' || kind === 'notEmpty') return 0;
  return kind === 'between' || kind === 'notBetween' ? 2 : 1;
}

export const comparesNumbers = (kind: FilterConditionKind): boolean => /Than|etween/.test(kind);

const escapeWildcards = (text: string): string => text.replace(/[~*?]/g, '~$&');
const unescapeWildcards = (text: string): string => text.replace(/~([~*?])/g, '$1');

/** The condition of the file for a chosen one. */
export function createFilterCondition({ kind, first, second }: ChosenCondition): FilterCondition {
  const text = escapeWildcards(first);
  const test = (operator: FilterOperator, value: string): FilterCondition => ({
    kind: 'tests',
    isAnd: false,
    tests: [{ operator, value }],
  });
  switch (kind) {
    case 'empty':
      return { kind: 'values', texts: [], dates: [], hasBlank: true };
    case 'notEmpty':
      return test('notEqual', ' ');
    case 'contains':
      return test('equal', `*${text}*`);
    case 'notContains':
      return test('notEqual', `*${text}*`);
    case 'begins':
      return test('equal', `${text}*`);
    case 'ends':
      return test('equal', `*${text}`);
    case 'is':
      return test('equal', text);
    case 'isNot':
      return test('notEqual', text);
    case 'between':
    case 'notBetween': {
      const [low, high] = Number(first) <= Number(second) ? [first, second] : [second, first];
      const operators =
        kind === 'between'
          ? (['greaterThanOrEqual', 'lessThanOrEqual'] as const)
          : (['lessThan', 'greaterThan'] as const);
      const tests = [
        { operator: operators[0], value: low },
        { operator: operators[1], value: high },
      ];
      return { kind: 'tests', isAnd: kind === 'between', tests };
    }
    default:
      return test(kind, first);
  }
}

/** The chosen condition for one of the file; null for values, and for a combination that cannot be chosen here. */
export function recognizeCondition(condition: FilterCondition | null): ChosenCondition | null {
  if (condition === null || condition.kind === 'kept') return null;
  if (condition.kind === 'values') {
    const isEmptyOnly = condition.texts.length + condition.dates.length === 0 && condition.hasBlank;
    return isEmptyOnly ? { kind: 'empty', first: '', second: '' } : null;
  }
  const [one, other] = condition.tests;
  if (one === undefined) return null;
  if (other === undefined) return recognizeTest(one);
  const pair = `${one.operator} ${condition.isAnd ? 'and' : 'or'} ${other.operator}`;
  const values = { first: one.value, second: other.value };
  if (pair === 'greaterThanOrEqual and lessThanOrEqual') return { kind: 'between', ...values };
  return pair === 'lessThan or greaterThan' ? { kind: 'notBetween', ...values } : null;
}

function recognizeTest({ operator, value }: FilterTest): ChosenCondition | null {
  if (operator !== 'equal' && operator !== 'notEqual')
    return parseNumberOrNull(value) === null ? null : { kind: operator, first: value, second: '' };
  const isEqual = operator === 'equal';
  if (value.trim() === '') return { kind: isEqual ? 'empty' : 'notEmpty', first: '', second: '' };
  const [, start = '', middle = '', end = ''] = /^(\*?)([\s\S]*?)((?<!~)\*)?$/.exec(value) ?? [];
  if (/(?<!~)[*?]/.test(middle)) return null;
  const first = unescapeWildcards(middle);
  if (start === '' && end === '') return { kind: isEqual ? 'is' : 'isNot', first, second: '' };
  if (start !== '' && end !== '') return { kind: isEqual ? 'contains' : 'notContains', first, second: '' };
  if (!isEqual) return null;
  return { kind: start === '' ? 'begins' : 'ends', first, second: '' };
}
