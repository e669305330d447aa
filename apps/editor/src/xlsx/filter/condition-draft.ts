import { formatPlainNumber, parseEntry } from '../workbook/entry.ts';
import type { FilterCondition } from '../workbook/filter.ts';
import {
  type ChosenCondition,
  comparesNumbers,
  countOperands,
  recognizeCondition,
} from '../workbook/filter-conditions.ts';

/** Numbers in the notation of the user. */
export function showCondition(condition: FilterCondition | null, lang: string): ChosenCondition | null {
  const chosen = recognizeCondition(condition);
  if (chosen === null || !(comparesNumbers(chosen.kind) || isEquality(chosen.kind))) return chosen;
  const show = (text: string): string =>
    fileNumber.test(text) ? formatPlainNumber(Number(text), lang) : text;
  return { ...chosen, first: show(chosen.first), second: show(chosen.second) };
}

/** Numbers and dates as the file has them. */
export function readCondition(chosen: ChosenCondition, lang: string): ChosenCondition {
  if (isEquality(chosen.kind)) {
    const number = digits.test(chosen.first) ? null : parseNumber(chosen.first, lang);
    return number === null ? chosen : { ...chosen, first: String(number) };
  }
  if (!comparesNumbers(chosen.kind)) return chosen;
  return {
    ...chosen,
    first: String(parseNumber(chosen.first, lang) ?? ''),
    second: String(parseNumber(chosen.second, lang) ?? ''),
  };
}

const isEquality = (kind: ChosenCondition['kind']): boolean => kind === 'is' || kind === 'isNot';

/** A number as the file has it, other than one that may be a text of digits, such as 007. */
const fileNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const digits = /^\d*$/;

function parseNumber(text: string, lang: string): number | null {
  const { value } = parseEntry(text.trim(), { lang, format: 'General' });
  return typeof value === 'number' ? value : null;
}

export interface ConditionProblem {
  field: 'first' | 'second';
  text: 'noNumber' | 'noValue';
}

export function findProblem(chosen: ChosenCondition, lang: string): ConditionProblem | null {
  const fields = (['first', 'second'] as const).slice(0, countOperands(chosen.kind));
  for (const field of fields) {
    if (comparesNumbers(chosen.kind)) {
      if (parseNumber(chosen[field], lang) === null) return { field, text: 'noNumber' };
    } else if (chosen[field] === '') return { field, text: 'noValue' };
  }
  return null;
}
