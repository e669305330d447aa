import { expect, it } from 'vitest';
import { groupByLanguage } from './i18n.ts';

const { en, de } = groupByLanguage(
  import.meta.glob('./**/locales/*.json', { eager: true, import: 'default' }),
);

function listKeys(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => listKeys(inner, `${path}.${key}`));
}
/** Plural forms differ between languages; the base keys must not. */
function listBaseKeys(value: unknown): string[] {
  return [
    ...new Set(listKeys(value).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))),
  ].sort();
}

it('the same folders have catalogues in both languages', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});
it.each(Object.keys(en))('the catalogues of %s have the same keys in both languages', (folder) => {
  expect(listBaseKeys(de[folder])).toEqual(listBaseKeys(en[folder]));
});
