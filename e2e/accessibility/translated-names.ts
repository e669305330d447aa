import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@redraft/sentences';
import type { Step } from './place.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** English catalogues, and where in their paths another language stands. */
const catalogues = [
  ...globSync('apps/web/src/locales/en/*/*.json', { cwd: root }),
  ...globSync('apps/editor/src/**/locales/en.json', { cwd: root }),
];

type Texts = ReadonlyMap<string, string>;

const known = new Map<string, Texts>();

function readTexts(file: string): Texts {
  const texts = known.get(file) ?? flattenTexts(file);
  known.set(file, texts);
  return texts;
}

function flattenTexts(file: string): Texts {
  const texts = new Map<string, string>();
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, one] of Object.entries(Object(value))) read(one, `${key}.${name}`);
  };
  read(JSON.parse(readFileSync(path.join(root, file), 'utf8')), '');
  return texts;
}

/** What a control with this English name may be called in a language; nothing for names that begin or go on with data. */
export function findTranslations(name: Step['name'], language: Language): string[] {
  if (typeof name !== 'string' && !name.source.startsWith('^')) return [];
  const isMeant = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  const found = catalogues.flatMap((file) => {
    const translated = readTexts(file.replace(/\ben\b(?=\/|\.json$)/, language));
    return [...readTexts(file)].flatMap(([key, text]) => (isMeant(text) ? [translated.get(key) ?? ''] : []));
  });
  return [...new Set(found)].filter((text) => text !== '' && !text.includes('{{'));
}
