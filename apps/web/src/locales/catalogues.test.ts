import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { splitIntoParts } from '../../build/font-faces.ts';
import * as deAdmin from './de-admin.ts';
import * as deEntrance from './de-entrance.ts';
import * as deProgram from './de-program.ts';
import * as deText from './de-text.ts';
import * as deWork from './de-work.ts';
import * as enAdmin from './en-admin.ts';
import * as enEntrance from './en-entrance.ts';
import * as enProgram from './en-program.ts';
import * as enText from './en-text.ts';
import * as enWork from './en-work.ts';
import * as english from './index.ts';

const files = (language: string) =>
  readdirSync(new URL(`./${language}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
const read = (language: string, file: string) =>
  flatten(JSON.parse(readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8')));

/** Maps "a.b" to its text; plural suffixes are dropped, because languages have different plural forms. */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    return new Map([[path.replace(/_(zero|one|two|few|many|other)$/, ''), String(value)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flatten(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

const placeholders = (text: string | undefined) => [...new Set(text?.match(/{{\s*\w+/g))].sort();

it('the message catalogues exist in German for every English one', () => {
  expect(files('de')).toEqual(files('en'));
});
it('the message catalogues are all registered', () => {
  const names = files('en').map((file) => path.basename(file, '.json'));
  expect(Object.keys(english).sort()).toEqual(names.sort());
});
it.each([
  ['en', [enEntrance, enProgram, enWork, enText, enAdmin]],
  ['de', [deEntrance, deProgram, deWork, deText, deAdmin]],
])('the message catalogues come to the browser once each, in five parts: %s', (language, parts) => {
  const read = parts.flatMap(({ words }) => Object.keys(words));
  expect(read.sort()).toEqual(files(language).map((file) => `./${language}/${file}`));
  expect(Object.keys(parts[0]?.words ?? {})).toHaveLength(5);
});
it('the message catalogues are written in characters of the one part of the fonts that every page has', () => {
  const core = new Set(
    splitIntoParts({ latin: 'U+0020-00FF' }).find(({ name }) => name === 'core')?.characters,
  );
  const used = ['en', 'de'].flatMap((language) =>
    files(language).flatMap((file) => [...read(language, file).values()].flatMap((text) => [...text])),
  );
  expect(used.length).toBeGreaterThan(1000);
  expect([...new Set(used)].filter((character) => !core.has(character))).toEqual([]);
});
it.each(files('en'))(
  'the message catalogues %s has the same messages with the same placeholders in both languages',
  (file) => {
    const english = read('en', file);
    const german = read('de', file);
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english)
      expect({ key, placeholders: placeholders(german.get(key)) }).toEqual({
        key,
        placeholders: placeholders(text),
      });
  },
);
it.each(files('en'))('the message catalogues %s has no empty message', (file) => {
  for (const language of ['en', 'de']) expect([...read(language, file).values()]).not.toContain('');
});
