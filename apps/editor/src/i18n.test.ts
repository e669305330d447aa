import { type Language, languages } from '@redraft/sentences/languages';
import { expect, it } from 'vitest';
import { addTexts, groupByNamespace, loadTexts } from './i18n.ts';
import { catalogues } from './xlsx/catalogues/index.ts';

const allTexts = import.meta.glob('./**/locales/*.json', { eager: true, import: 'default' });
const textsIn = (language: Language) =>
  groupByNamespace(
    Object.fromEntries(Object.entries(allTexts).filter(([path]) => path.endsWith(`/${language}.json`))),
  );
const english = textsIn('en');
const others = languages.filter((language) => language !== 'en');

function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}
const toBaseKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
/** Plural forms differ between languages; the base keys must not. */
const listBaseKeys = (value: unknown): string[] =>
  [...new Set(listTexts(value).map(([key]) => toBaseKey(key)))].sort();
const placeholders = (text: string) => [...new Set(text.match(/{{\s*\w+/g))].sort();

it.each(others)('the same folders have catalogues: %s', (language) => {
  expect(Object.keys(textsIn(language)).sort()).toEqual(Object.keys(english).sort());
});

it.each(others.flatMap((language) => Object.keys(english).map((folder) => [folder, language] as const)))(
  'the catalogues of %s have the same keys and placeholders, and all plural forms: %s',
  (folder, language) => {
    const own = textsIn(language)[folder];
    expect(listBaseKeys(own)).toEqual(listBaseKeys(english[folder]));
    const texts = new Map(listTexts(own));
    const different = listTexts(english[folder]).filter(
      ([key, text]) =>
        !key.endsWith('_one') && placeholders(texts.get(key) ?? '').join() !== placeholders(text).join(),
    );
    expect(different).toEqual([]);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const missing = [...texts.keys()]
      .flatMap((key) => /^(.*)_other$/.exec(key)?.[1] ?? [])
      .flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
      .filter((key) => !texts.has(key));
    expect(missing).toEqual([]);
  },
);

it.each(languages)('the texts of a document type are loaded with the shared ones: %s', async (language) => {
  const t = await loadTexts(language, catalogues);
  expect(t('close')).not.toBe('close');
  expect(t('page:cellMenu')).not.toBe('page:cellMenu');
});

it('texts of another document type are added to those that are shown, and replace none', async () => {
  const t = await loadTexts('en', catalogues);
  const texts = { './page/locales/en.json': { cellMenu: 'Other' }, './more/locales/en.json': { one: 'One' } };
  const load = () => Promise.resolve({ texts });
  const before = t('page:cellMenu');
  await addTexts({ en: load, de: load, fr: load, es: load });
  expect(t('page:cellMenu')).toBe(before);
  expect(t('more:one')).toBe('One');
});
