import { expect, it } from 'vitest';
import { isLanguage, languageOfTag } from './languages.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['en-GB', 'en'],
  ['den', 'en'],
  ['fr-CA', 'fr'],
  ['es-419', 'es'],
  ['pt-BR', 'en'],
  ['', 'en'],
])('the language of a tag %s is %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it('the language of a tag is one that the product supports, exactly', () => {
  expect(['en', 'de', 'DE', 'constructor', null].map(isLanguage)).toEqual([true, true, false, false, false]);
});
