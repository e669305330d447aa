import { describe, expect, it } from 'vitest';
import { isLanguage, languageOfTag } from './languages.ts';

describe('the language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['en-GB', 'en'],
    ['den', 'en'],
    ['fr-FR', 'en'],
    ['', 'en'],
  ])('%s is %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });

  it('is one that the product speaks, to the letter', () => {
    expect(['en', 'de', 'DE', 'constructor', null].map(isLanguage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
