import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const codes = [...new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')))];
const placeholders = (text: string) => [...new Set(text.match(/{{[^}]*}}/g))].sort();

const translations: [language: string, words: Record<string, string>][] = [
  ['de', de],
  ['fr', fr],
  ['es', es],
];
/** The English sentence of a plural form that English does not have. */
const englishOf = new Map(
  Object.entries(en).flatMap(([key, text]) =>
    key.endsWith('_other')
      ? [[key, text] as const, [key.replace(/other$/, 'many'), text] as const]
      : [[key, text] as const],
  ),
);

it.each(translations)('the sentences have the same placeholders as in English: %s', (_, words) => {
  const different = Object.entries(words).filter(([key, text]) => {
    const [own, english] = [placeholders(text), placeholders(englishOf.get(key) ?? '')];
    // A single one may be said without its number.
    const isOptional = (placeholder: string) => key.endsWith('_one') && placeholder === '{{count}}';
    return (
      own.some((placeholder) => !english.includes(placeholder) && !isOptional(placeholder)) ||
      english.some((placeholder) => !own.includes(placeholder) && !isOptional(placeholder))
    );
  });
  expect(different).toEqual([]);
});

it.each(translations)('the sentences exist in every plural form of the language: %s', (language, words) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plurals = Object.keys(en).flatMap((key) => /^(.*)_other$/.exec(key)?.[1] ?? []);
  const keys = plurals.flatMap((key) => pluralCategories.map((category) => `${key}_${category}`));
  expect(plurals.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !(key in words))).toEqual([]);
});

it.each(translations)('the sentences are not empty, and not English: %s', (_, words) => {
  const same = Object.entries(words).filter(
    ([key, text]) => text === englishOf.get(key) && /\p{L} \p{L}/u.test(text),
  );
  expect(Object.values(words)).not.toContain('');
  expect(same).toEqual([]);
});

it('the sentences are all used', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
    .filter(
      (file) => !/\.test\.ts$|\.generated\.ts$|^packages\/sentences\/src\/(en|de|es|fr)\.ts$/.test(file),
    )
    // What only gives an error its status does not say it.
    .filter((file) => file !== 'packages/contracts/src/errors.ts');
  // Said by names that the database has, each of which is looked for there.
  const isLookup = (code: string) => /^(area|level)\./.test(code);
  const all = sources.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n');
  expect(codes.filter((code) => !isLookup(code) && !all.includes(`'${code}'`))).toEqual([]);
});
