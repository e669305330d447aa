import { parseSentence } from './codes.ts';
import { type Params, type Sentence, sentence } from './sentence.ts';

/** An issue of zod, in the raw form (with `input`) or the final form (without it). */
export interface IssueLike {
  code?: string | undefined;
  message?: string | undefined;
  input?: unknown;
  expected?: unknown;
  origin?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  divisor?: unknown;
}

/** The sentence for an issue: the one in the schema's own message if it has any, otherwise a general one by the code of the issue. */
export function sentenceOfIssue(issue: IssueLike): { code: string; params: Params } {
  return parseSentence(issue.message ?? '') ?? defaultSentence(issue);
}

function defaultSentence(issue: IssueLike): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue);
    case 'invalid_value':
      return sentence(isMissing(issue) ? 'value.required' : 'value.choose');
    case 'invalid_format':
      if (isMissing(issue)) return sentence('value.required');
      return sentence(issue.format === 'email' ? 'value.email' : 'value.invalid');
    case 'too_small':
      return lowerBound(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? sentence('value.too_long', { max: Number(issue.maximum) })
        : sentence('value.too_big', { max: Number(issue.maximum) });
    case 'not_multiple_of':
      return sentence('value.multiple_of', { step: Number(issue.divisor) });
    default:
      return sentence('value.invalid');
  }
}

function typeSentence(issue: IssueLike): Sentence {
  const { input, expected } = issue;
  if (Number.isNaN(input)) return sentence('value.number');
  if (expected === 'int') return sentence('value.whole');
  if (expected === 'number' && typeof input === 'string' && input !== '')
    return sentence('value.not_number', { text: input.trim() });
  return sentence(isMissing(issue) ? 'value.required' : 'value.invalid');
}

function lowerBound(issue: IssueLike): Sentence {
  const min = Number(issue.minimum);
  if (issue.origin !== 'string') return sentence('value.too_small', { min });
  return isMissing(issue) || min === 1 ? sentence('value.required') : sentence('value.too_short', { min });
}

function isMissing(issue: IssueLike): boolean {
  if (!('input' in issue)) return / received undefined$/.test(issue.message ?? '');
  return issue.input === undefined || issue.input === null || issue.input === '';
}
