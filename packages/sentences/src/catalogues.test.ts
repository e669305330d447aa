import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const codes = [...new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')))];
const placeholders = (text: string) => [...new Set(text.match(/{{[^}]*}}/g))].sort();

it.each(Object.entries(en))('the sentences %s have the same placeholders in German', (key, english) => {
  const german = new Map(Object.entries(de)).get(key) ?? '';
  // A single one may be said without its number.
  const missing = key.endsWith('_one') ? ['{{count}}'] : [];
  expect(
    [...placeholders(german), ...missing].filter(
      (placeholder) => !placeholders(english).includes(placeholder),
    ),
  ).toEqual(missing);
  expect(placeholders(english).filter((placeholder) => !placeholders(german).includes(placeholder))).toEqual(
    [],
  );
});

it('the sentences are not empty, and not English in German', () => {
  const same = Object.entries(de).filter(([key, text]) => text === new Map(Object.entries(en)).get(key));
  expect(Object.values(de)).not.toContain('');
  expect(same.map(([key]) => key)).toEqual(['roster.status']);
});

it('the sentences are all used', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
    .filter((file) => !/\.test\.ts$|\.generated\.ts$|^packages\/sentences\/src\/(en|de)\.ts$/.test(file))
    // What only gives an error its status does not say it.
    .filter((file) => file !== 'packages/contracts/src/errors.ts');
  // Said by names that the database has, each of which is looked for there.
  const isLookup = (code: string) => /^(area|level)\./.test(code);
  const all = sources.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n');
  expect(codes.filter((code) => !isLookup(code) && !all.includes(`'${code}'`))).toEqual([]);
});
