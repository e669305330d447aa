import { expect, it } from 'vitest';
import { chosenLanguage } from './reader-language.ts';

it.each([
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de;q=0.7', 'de'],
  ['pt,it;q=0.9', 'en'],
  ['pt,de;q=0.1', 'de'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  [';;,q=', 'en'],
])('the header %j selects %s', (header, language) => {
  expect(chosenLanguage(header)).toBe(language);
});
