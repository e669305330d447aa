import { expect, it } from 'vitest';
import de from '../../writing-aids/locales/de.json' with { type: 'json' };
import en from '../../writing-aids/locales/en.json' with { type: 'json' };
import { findCharacters, recentCharacters, rememberCharacter } from './find-characters.ts';

const signs = ['é', 'è', 'ß', 'α', '≠', '–', '—', '€', '→'];
const search = (words: Record<string, string>) => (query: string) =>
  findCharacters(query, signs, (sign) => words[sign] ?? '').join('');

it.each([
  ['e', 'éè'],
  ['E', 'éè'],
  ['ss', 'ß'],
  ['alpha', 'α'],
  ['not', '≠'],
  ['dash', '–—'],
  ['€', '€'],
  ['arrow', '→'],
  ['eur', '€'],
  ['', ''],
  ['xyz', ''],
])('characters are found by "%s" in English: %s', (query, found) => {
  expect(search(en.characterWords)(query)).toBe(found);
});
it.each([
  ['ungleich', '≠'],
  ['gedankenstrich', '–—'],
  ['pfeil', '→'],
])('characters are found by "%s" in German: %s', (query, found) => {
  expect(search(de.characterWords)(query)).toBe(found);
});
it('recently inserted characters come first, each once', () => {
  for (const sign of ['é', 'α', 'é', '→']) rememberCharacter(sign);
  expect(recentCharacters.get()).toEqual(['→', 'é', 'α']);
});
