import { type Language, languages } from '@redraft/sentences/languages';
import { expect, it } from 'vitest';
import { addTexts, groupByNamespace, loadTexts } from './i18n.ts';
import { catalogues } from './xlsx/catalogues/index.ts';

const allTexts = import.meta.glob('./**/locales/*.json', { eager: true, import: 'default' });
const textsIn = (language: Language) =>
  groupByNamespace(
    Object.fromEntries(Object.entries(allTexts).filter(([path]) => path.endsWith(`/${language}.json`))),
  );
const others = languages.filter((language) => language !== 'en');

it.each(others)('the same folders have catalogues: %s', (language) => {
  expect(Object.keys(textsIn(language)).sort()).toEqual(Object.keys(textsIn('en')).sort());
});

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
  await addTexts({ en: load, de: load, fr: load, es: load, ar: load });
  expect(t('page:cellMenu')).toBe(before);
  expect(t('more:one')).toBe('One');
});
