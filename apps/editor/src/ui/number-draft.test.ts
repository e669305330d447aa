import { expect, it } from 'vitest';
import { createDraft, parseDraft } from './number-draft.ts';

it.each([
  ['2,5', 'de', 2.5, null],
  ['2.5', 'de', 2.5, null],
  ['2.5', 'en', 2.5, null],
  ['2,5', 'en', 2.5, null],
  [' 3 ', 'de', 3, null],
  [',5', 'de', 0.5, null],
  ['٣', 'en', 3, null],
  ['٢٫٥', 'ar', 2.5, null],
  ['2.500', 'de', null, 'unclear'],
  ['2,500', 'en', null, 'unclear'],
  ['2,500', 'de', 2.5, null],
  ['', 'de', null, 'nothing'],
  ['zwei', 'de', null, 'unclear'],
  ['2,5,1', 'de', null, 'unclear'],
  ['2e1', 'en', null, 'unclear'],
  ['-1', 'en', null, 'tooSmall'],
  ['−1', 'en', null, 'tooSmall'],
  ['11', 'en', null, 'tooLarge'],
  ['.', 'en', null, 'unclear'],
])('a number field reads "%s" in %s as %s (%s)', (text, lang, value, problem) => {
  expect(parseDraft(text, lang, { min: 0, max: 10 })).toEqual({ text, value, problem });
});
it('a number field starts with the number format of the language', () => {
  expect(createDraft(2.54, 'de').text).toBe('2,54');
  expect(createDraft(1000, 'en').text).toBe('1000');
});
