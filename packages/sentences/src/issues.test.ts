import { expect, it } from 'vitest';
import { parseSentence } from './codes.ts';
import { sentenceOfIssue } from './issues.ts';
import { formatSentence } from './sentence.ts';

it.each([
  [
    'nothing where a text is due',
    { code: 'invalid_type', expected: 'string', input: undefined },
    'value.required',
  ],
  [
    'nothing, where the value is not at hand',
    { code: 'invalid_type', message: 'Invalid input: expected string, received undefined' },
    'value.required',
  ],
  ['a text where a truth is due', { code: 'invalid_type', expected: 'boolean', input: 'x' }, 'value.invalid'],
  ['no number yet', { code: 'invalid_type', expected: 'number', input: Number.NaN }, 'value.number'],
  [
    'words where a number is due',
    { code: 'invalid_type', expected: 'number', input: 'two' },
    'value.not_number',
  ],
  ['a fraction', { code: 'invalid_type', expected: 'int', input: 1.5 }, 'value.whole'],
  ['nothing of a list', { code: 'invalid_value', input: '' }, 'value.required'],
  ['something else than the list has', { code: 'invalid_value', input: 'x' }, 'value.choose'],
  ['an address', { code: 'invalid_format', format: 'email', input: 'x' }, 'value.email'],
  ['another format', { code: 'invalid_format', format: 'regex', input: 'x' }, 'value.invalid'],
  ['an empty title', { code: 'too_small', origin: 'string', minimum: 1 }, 'value.required'],
  ['a short text', { code: 'too_small', origin: 'string', minimum: 8, input: 'x' }, 'value.too_short'],
  ['a small number', { code: 'too_small', origin: 'number', minimum: 8, input: 1 }, 'value.too_small'],
  ['a long text', { code: 'too_big', origin: 'string', maximum: 8 }, 'value.too_long'],
  ['a large number', { code: 'too_big', origin: 'number', maximum: 8 }, 'value.too_big'],
  ['a number between steps', { code: 'not_multiple_of', divisor: 5 }, 'value.multiple_of'],
  ['whatever else', { code: 'custom', message: 'Invalid input' }, 'value.invalid'],
  ['what it says itself', { code: 'too_big', message: 'class.key_empty' }, 'class.key_empty'],
])('the sentence for a value that a schema refuses %s', (_name, issue, code) => {
  expect(sentenceOfIssue(issue).code).toBe(code);
});

it('the sentence for a value that a schema refuses is read as it was written, with its parameters', () => {
  const message = formatSentence('assignment.too_many_drafts', { max: 100 });
  expect(parseSentence(message)).toEqual({ code: 'assignment.too_many_drafts', params: { max: '100' } });
});

it.each(['Invalid input', 'Expected string', 'Title is required.', ''])(
  'the sentence for a value that a schema refuses is not read in %j',
  (message) => {
    expect(parseSentence(message)).toBeNull();
  },
);
