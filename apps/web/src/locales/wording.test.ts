import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@redraft/sentences';
import { ar } from '@redraft/sentences/ar';
import { de } from '@redraft/sentences/de';
import { en } from '@redraft/sentences/en';
import { es } from '@redraft/sentences/es';
import { fr } from '@redraft/sentences/fr';
import { describe, expect, it } from 'vitest';

/**
 * The product shows the writing process and accuses nobody (docs/metrics.md): messages use the terms of the table below, never these terms of
 * judgement.
 */
const verdicts = {
  en: /\b(suspicio\w*|suspect\w*|cheat\w*|plagiari\w*|fraud\w*|dishonest\w*|rush(?:ed|ing)?|hurried|copied|copy-?past\w*|AI|lazy|abnormal\w*|outlier\w*|red flags?|caught)\b/i,
  de: /\b(verdächtig\w*|verdacht\w*|betrug\w*|betrüg\w*|täusch\w*|schummel\w*|geschummelt|plagi\w*|abgeschrieben\w*|kopiert\w*|gehetzt\w*|hastig\w*|KI|faul\w*|auffällig\w*|ausreißer\w*|ertappt\w*)\b/i,
  fr: /(?<!\p{L})(soupçon\p{L}*|suspect\p{L}*|trich\p{L}*|plagi\p{L}*|fraud\p{L}*|malhonnête\p{L}*|précipité\p{L}*|bâclé\p{L}*|copié\p{L}*|IA|paresseu\p{L}*|anorma\p{L}*|aberrant\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(sospech\p{L}*|tramp\p{L}*|plagi\p{L}*|fraud\p{L}*|fraudulent\p{L}*|deshonest\p{L}*|apresurad\p{L}*|copiad\p{L}*|IA|perezos\p{L}*|anormal\p{L}*|atípic\p{L}*)(?!\p{L})/iu,
  // Words have prefixes and suffixes, such as the article.
  ar: /مشبوه|مريب|اشتباه|(?<!\p{L})(?:ال)?غشّ?(?!\p{L})|انتحال|سرقة|احتيال|تزوير|متسرّ?ع|منسوخ|(?:ال)?ذكاء (?:ال)?اصطناعي|كسول|شاذ(?!\p{L})|غير طبيعي/u,
};

/** Places where such a word has another meaning. */
const elsewhere: Record<string, string> = {
  'landing about.text': 'what the product does not do',
  'landing about.process.title': 'what the product does not do',
  'editor left.copied': 'words that were put on the clipboard',
  'classes copied': 'an enrollment key that was put on the clipboard',
  'ui copy.done': 'a value that was put on the clipboard',
  'ui copy.failed': 'a value that was not put on the clipboard',
  'rewind linkCopied': 'a link that was put on the clipboard',
  'copying assignment.done': 'an assignment that was copied into a class',
};

/** The product's terms for concepts that others name with a judgement. */
const table = [
  ['pace.fast', 'Fast', 'Schnell'],
  ['pace.veryFast', 'Very fast or inserted', 'Sehr schnell oder eingefügt'],
  ['pace.measured', 'Measured pace', 'Ruhig'],
  ['strip.measure.activeToThink', 'Active-to-think ratio', 'Verhältnis aktiv zu denkend'],
  ['column.think', 'Think/pause time', 'Denk- und Pausenzeit'],
] as const;

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const serverSentences = { en, de, fr, es, ar };

function wordsOf(language: Language): [string, string][] {
  const files = readdirSync(new URL(`./${language}/`, import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });
  const pages = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      flat(read(`./${language}/${file}`)).map(([key, text]): [string, string] => [
        `${path.basename(file, '.json')} ${key}`,
        text,
      ]),
    );
  const editor = flat(read(`../../../editor/src/locales/${language}.json`)).map(
    ([key, text]): [string, string] => [`editor ${key}`, text],
  );
  const sentences = flat(serverSentences[language]).map(([key, text]): [string, string] => [
    `sentences ${key}`,
    text,
  ]);
  return [...pages, ...editor, ...sentences];
}

describe.each(languages)('the words about people’s work: %s', (language) => {
  const words = wordsOf(language);
  it('are read from all catalogues', () => {
    expect(words.length).toBeGreaterThan(1500);
  });
  it('judge nobody', () => {
    const judging = words.filter(([key, text]) => !(key in elsewhere) && verdicts[language].test(text));
    expect(judging).toEqual([]);
  });
});

it.each(table)('%s is called what the table says', (key, english, german) => {
  const nameIn = (language: Language) => new Map(flat(read(`./${language}/work/graphs.json`))).get(key);
  expect([nameIn('en'), nameIn('de')]).toEqual([english, german]);
});

it.each([
  ['en', 'This looks suspicious.'],
  ['en', 'Copied in or rushed'],
  ['en', 'written by AI'],
  ['de', 'Das ist verdächtig.'],
  ['de', 'hastig oder kopiert'],
  ['de', 'von einer KI'],
  ['fr', 'C’est suspect.'],
  ['fr', 'copié ou écrit par une IA'],
  ['es', 'Es sospechoso.'],
  ['es', 'copiado o de una IA'],
  ['ar', 'هذا مشبوه.'],
  ['ar', 'منسوخ أو من الذكاء الاصطناعي'],
  ['ar', 'حالة غش'],
] as const)('a verdict is found: %s, %s', (language, text) => {
  expect(verdicts[language].test(text)).toBe(true);
});

/** Terminology: rejected synonyms, with the term to use instead. */
const lost = [
  [/lehrperson/i, 'Lehrkraft'],
  [/aufwand/i, 'Einsatz'],
  // The verb "begutachten" stays allowed for writing a review.
  [/Begutachtung|(?<!Peer-)\bReviews?\b/, 'Peer-Review'],
  // Recalculating scores is invisible to the student, so the label must not suggest a return for revision.
  [/zur überarbeitung ge/i, 'Zur Auswertung geben'],
] as const;

it.each(lost)('%s is called %s everywhere', (word) => {
  expect(wordsOf('de').filter(([, text]) => word.test(text))).toEqual([]);
});

it.each(languages)('the legend of the grade book names missed work as the cells do: %s', (language) => {
  const words = new Map(flat(read(`./${language}/text/gradebook.json`)));
  expect(words.get('legend.missed')).toBe(words.get('cell.missed'));
});
