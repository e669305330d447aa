import { expect, it } from 'vitest';
import { csvSeparatorOf, directionOf, isLanguage, languageOfTag } from './languages.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['en-GB', 'en'],
  ['den', 'en'],
  ['fr-CA', 'fr'],
  ['es-419', 'es'],
  ['ar-EG', 'ar'],
  ['pt-BR', 'en'],
  ['', 'en'],
])('the language of a tag %s is %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'ltr'],
])('pages in %s run %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

it('the language of a tag is one that the product supports, exactly', () => {
  expect(['en', 'de', 'DE', 'constructor', null].map(isLanguage)).toEqual([true, true, false, false, false]);
});

it.each([
  ['en', 'comma'],
  ['de', 'semicolon'],
  ['fr', 'semicolon'],
  ['es', 'semicolon'],
  ['ar', 'comma'],
  ['ar-MA', 'semicolon'],
  ['es-MX', 'comma'],
  ['de-CH', 'semicolon'],
  ['de-LI', 'semicolon'],
])('the separator of a CSV file in %s is a %s', (tag, separator) => {
  expect(csvSeparatorOf(tag)).toBe(separator);
});
