import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../../packages/sentences/src/languages.ts';
import {
  beginSentences,
  findPath,
  formatSentences,
  formatTexts,
  listFiles,
  readTexts,
  setLeaves,
} from './catalogues.mjs';
import { fromPo, toPo } from './po.mjs';
import { findEnglish, findProblem, listKeys } from './rules.mjs';

const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one.trim() === one && one !== '');

it('a translation that was exported is imported to the letter', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.nat(), text, text), { selector: ([key]) => key }), (all) => {
      const entries = all.map(([key, english, own]) => ({
        file: 'a.json',
        key: `/${key}`,
        english,
        german: 'x',
        text: own,
      }));
      const read = fromPo(toPo(entries, 'fr'));
      expect(read.language).toBe('fr');
      expect(new Map(read.entries.map((entry) => [entry.key, entry.text]))).toEqual(
        new Map(entries.map((entry) => [entry.key, entry.text])),
      );
    }),
  );
});

it('an unfinished or fuzzy translation is not imported', () => {
  const entry = { file: 'a.json', german: 'x', english: 'One' };
  const po = `${toPo([{ ...entry, key: '/open', text: undefined }], 'fr')}
#, fuzzy
msgctxt "a.json#/guessed"
msgid "Two"
msgstr "Deux"
`;
  expect(fromPo(Buffer.from(po)).entries).toEqual([]);
});

it.each(['fr', 'fr_FR', 'fr-CA'])('a catalogue of a translator in %s is one in French', (header) => {
  expect(fromPo(Buffer.from(toPo([], header))).language).toBe('fr');
});

it('a translation that is missing is not written in English, unless it has a place in a list', () => {
  const english = {
    title: 'Texts',
    count_one: '{{count}} text',
    count_other: '{{count}} texts',
    steps: ['One', 'Two'],
  };
  const texts = new Map([
    ['/steps/1', 'Deux'],
    ['/count_one', '{{count}} texte'],
    ['/count_other', '{{count}} textes'],
  ]);
  expect(JSON.parse(JSON.stringify(setLeaves(english, texts)))).toEqual({
    count_one: '{{count}} texte',
    count_other: '{{count}} textes',
    steps: ['One', 'Deux'],
  });
});

it('the sentences of a new language become a module of their own', () => {
  expect(formatSentences(new Map([['not_found', 'Não há nada aqui!']]), beginSentences('pt'))).toBe(
    `import type { Words } from './sentence.ts';

export const pt: Words = {
  "not_found": "Não há nada aqui!",
};
`,
  );
});

it.each([
  ['/name', 'Hello {{name}}', 'Bonjour {{name}}', null],
  ['/name', 'Hello {{name}}', 'Bonjour', 'lacks {{name}}'],
  [
    '/name',
    'Hello {{name}}',
    'Bonjour {{nom}} {{name}}',
    'has {{nom}}, which the English text does not have',
  ],
  ['/days_one', '{{count}} days', 'un jour', null],
  ['/days_other', '{{count}} days', 'des jours', 'lacks {{count}}'],
  ['/link', 'Read <1>this</1>', 'Lisez <1>ceci</1>', null],
  ['/link', 'Read <1>this</1>', 'Lisez ceci', 'lacks </1> <1>'],
  ['/gone', undefined, 'Parti', 'is no text of the product'],
])('a translation of %s, %s, as %s: %s', (key, english, own, problem) => {
  expect(findProblem(key, english, own)).toBe(problem);
});

it('a language needs each text once, and each of its own plural forms', () => {
  const english = new Map([
    ['/title', 'Texts'],
    ['/texts_one', '{{count}} text'],
    ['/texts_other', '{{count}} texts'],
    ['/texts_zero', 'no texts'],
    ['/too_many', 'Too many'],
  ]);
  expect(listKeys(english, 'es')).toEqual([
    '/title',
    '/texts_one',
    '/texts_many',
    '/texts_other',
    '/texts_zero',
    '/too_many',
  ]);
  expect(listKeys(english, 'ar')).toHaveLength(8);
});

it('every catalogue of the product is exported', async () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect((await readTexts(file, 'en')).size, file).toBeGreaterThan(0);
});

it.each(languages)(
  'the catalogues have each text that the language needs, and no other: %s',
  async (language) => {
    for (const file of listFiles()) {
      const [english, own] = await Promise.all([readTexts(file, 'en'), readTexts(file, language)]);
      expect([...own.keys()].sort(), file).toEqual(listKeys(english, language).sort());
    }
  },
);

it.each(languages)('the texts fit the English ones and are not empty: %s', async (language) => {
  const isWithoutArguments = (key: string) => /^\/functions\/\w+\/arguments$/.test(key);
  for (const file of listFiles()) {
    const [english, own] = await Promise.all([readTexts(file, 'en'), readTexts(file, language)]);
    const problems = [...own].flatMap(([key, text]) => {
      const source = findEnglish(english, key);
      const isEmpty = text === '' && !(source === '' && isWithoutArguments(key));
      const problem = isEmpty ? 'is empty' : findProblem(key, source, text);
      return problem === null ? [] : [`${key} ${problem}`];
    });
    expect(problems, file).toEqual([]);
  }
});

/** The texts of a file as they are exported and imported again. */
async function reimport(file: string, language: string) {
  const [english, own] = await Promise.all([readTexts(file, 'en'), readTexts(file, language)]);
  return { own, texts: new Map(listKeys(english, language).map((key) => [key, own.get(key)])) };
}

it.each(languages)('an import of all exported texts changes no file: %s', async (language) => {
  for (const file of listFiles().filter((one) => one.endsWith('.json'))) {
    const { texts } = await reimport(file, language);
    const written = JSON.parse(formatTexts(file, language, texts));
    const before = JSON.parse(readFileSync(findPath(file, language), 'utf8'));
    // As strings, because their order counts; line breaks are the formatter's.
    expect(JSON.stringify(written), file).toBe(JSON.stringify(before));
  }
  const { own, texts } = await reimport('packages/sentences/src/en.ts', language);
  expect([...texts]).toEqual([...own]);
});
