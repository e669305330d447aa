import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const codes = [...new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')))];

const translations: [language: string, words: Record<string, string>][] = [
  ['de', de],
  ['fr', fr],
  ['es', es],
  ['ar', ar],
];
/** The English sentence of a plural form that English does not have. */
const englishOf = new Map(
  Object.entries(en).flatMap(([key, text]) =>
    key.endsWith('_other')
      ? ['other', 'zero', 'two', 'few', 'many'].map((form) => [key.replace(/other$/, form), text] as const)
      : [[key, text] as const],
  ),
);

it.each(translations)('the sentences are not English: %s', (_, words) => {
  const same = Object.entries(words).filter(
    ([key, text]) => text === englishOf.get(key) && /\p{L} \p{L}/u.test(text),
  );
  expect(same).toEqual([]);
});

it('the sentences are all used', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
    .filter(
      (file) => !/\.test\.ts$|\.generated\.ts$|^packages\/sentences\/src\/(en|de|es|fr|ar)\.ts$/.test(file),
    )
    // What only gives an error its status does not say it.
    .filter((file) => file !== 'packages/contracts/src/errors.ts');
  // Said by names that the database has, each of which is looked for there.
  const isLookup = (code: string) => /^(area|level)\./.test(code);
  const all = sources.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n');
  expect(codes.filter((code) => !isLookup(code) && !all.includes(`'${code}'`))).toEqual([]);
});
