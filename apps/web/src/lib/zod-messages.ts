import { isTextProblem } from '@redraft/contracts';
import i18next from 'i18next';
import { z } from 'zod';

/**
 * Sentences for the failures that schemas leave unnamed, in the reader's language. A message given in the
 * schema itself (the exact words of that field) always wins.
 */
export function installZodMessages(): void {
  z.config({ customError: messageFor });
}

function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  const t = i18next.getFixedT(null, 'ui');
  switch (issue.code) {
    case 'invalid_type':
      if (Number.isNaN(issue.input)) return t('validation.number');
      if (issue.expected === 'int') return t('validation.whole');
      if (issue.expected === 'number' && isText(issue.input)) {
        return t('validation.notNumber', { text: issue.input.trim() });
      }
      return isEmpty(issue.input) ? t('validation.required') : t('validation.invalid');
    case 'invalid_value':
      return isEmpty(issue.input) ? t('validation.required') : t('validation.choose');
    case 'invalid_format':
      if (isEmpty(issue.input)) return t('validation.required');
      return issue.format === 'email' ? t('validation.email') : t('validation.invalid');
    case 'too_small':
      if (issue.origin === 'string') {
        return isEmpty(issue.input)
          ? t('validation.required')
          : t('validation.tooShort', { min: Number(issue.minimum) });
      }
      return t('validation.tooSmall', { min: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? t('validation.tooLong', { max: Number(issue.maximum) })
        : t('validation.tooBig', { max: Number(issue.maximum) });
    case 'not_multiple_of':
      return t('validation.multipleOf', { step: Number(issue.divisor) });
    case 'custom':
      return isTextProblem(issue.params?.problem) ? t(`validation.text.${issue.params.problem}`) : undefined;
    default:
      return undefined;
  }
}

function isText(input: unknown): input is string {
  return typeof input === 'string' && input !== '';
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}
