import { expect, it } from 'vitest';
import { sortedByLanguage } from './i18n.ts';

const { en, de } = sortedByLanguage(
  import.meta.glob('./**/locales/*.json', { eager: true, import: 'default' }),
);

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
}
/** Plural forms differ between languages; the base keys must not. */
function sentences(value: unknown): string[] {
  return [...new Set(keysOf(value).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();
}

it('the catalogues are there for the same folders in both languages', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});
it.each(Object.keys(en))('the catalogues of %s say the same sentences in both languages', (folder) => {
  expect(sentences(de[folder])).toEqual(sentences(en[folder]));
});
