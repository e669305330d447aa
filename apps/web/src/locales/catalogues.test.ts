import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@redraft/sentences/languages';
import { expect, it } from 'vitest';
import { splitIntoParts } from '../../build/font-faces.ts';
import * as arAdmin from './ar-admin.ts';
import * as arEntrance from './ar-entrance.ts';
import * as arProgram from './ar-program.ts';
import * as arText from './ar-text.ts';
import * as arWork from './ar-work.ts';
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
import * as esAdmin from './es-admin.ts';
import * as esEntrance from './es-entrance.ts';
import * as esProgram from './es-program.ts';
import * as esText from './es-text.ts';
import * as esWork from './es-work.ts';
import * as frAdmin from './fr-admin.ts';
import * as frEntrance from './fr-entrance.ts';
import * as frProgram from './fr-program.ts';
import * as frText from './fr-text.ts';
import * as frWork from './fr-work.ts';
import * as english from './index.ts';

const others = languages.filter((language) => language !== 'en');

const files = (language: string) =>
  readdirSync(new URL(`./${language}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8'));
const listTexts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [String(value)];

it.each(others)('the message catalogues exist for every English one: %s', (language) => {
  expect(files(language)).toEqual(files('en'));
});
it('the message catalogues are all registered', () => {
  const names = files('en').map((file) => path.basename(file, '.json'));
  expect(Object.keys(english).sort()).toEqual(names.sort());
});
it.each([
  ['en', [enEntrance, enProgram, enWork, enText, enAdmin]],
  ['de', [deEntrance, deProgram, deWork, deText, deAdmin]],
  ['fr', [frEntrance, frProgram, frWork, frText, frAdmin]],
  ['es', [esEntrance, esProgram, esWork, esText, esAdmin]],
  ['ar', [arEntrance, arProgram, arWork, arText, arAdmin]],
])('the message catalogues come to the browser once each, in five parts: %s', (language, parts) => {
  const read = parts.flatMap(({ words }) => Object.keys(words));
  expect(read.sort()).toEqual(files(language).map((file) => `./${language}/${file}`));
  expect(Object.keys(parts[0]?.words ?? {})).toHaveLength(5);
});
it('the English and German message catalogues are written in characters of the one part of the fonts that every page has', () => {
  const core = new Set(
    splitIntoParts({ latin: 'U+0020-00FF' }).find(({ name }) => name === 'core')?.characters,
  );
  const used = ['en', 'de'].flatMap((language) =>
    files(language).flatMap((file) => listTexts(read(language, file)).flatMap((text) => [...text])),
  );
  expect(used.length).toBeGreaterThan(1000);
  expect([...new Set(used)].filter((character) => !core.has(character))).toEqual([]);
});
it('the Arabic message catalogues are written in characters of the fonts, without marks of direction', () => {
  const parts = splitIntoParts({ latin: 'U+0020-00FF' });
  const known = new Set(parts.flatMap(({ characters = '' }) => [...characters]));
  const used = new Set(
    files('ar').flatMap((file) => listTexts(read('ar', file)).flatMap((text) => [...text])),
  );
  const isArabic = (character: string) => /[\u0600-\u061b\u061d-\u06ff]/.test(character);
  expect([...used].filter((character) => !isArabic(character) && !known.has(character))).toEqual([]);
});
