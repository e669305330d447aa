import { expect, it } from 'vitest';
import { readWordGoal } from './word-goal.ts';

it.each([
  ['Write 800 words about the sea.', 800, 800],
  ['Write an 800-word essay.', 800, 800],
  ['A 1,000 word report', 1000, 1000],
  ['Length: about 2 000 words', 2000, 2000],
  ['roughly 2\u202f000 words', 2000, 2000],
  ['500–700 words', 500, 700],
  ['500-700 words.', 500, 700],
  ['500 to 700 words', 500, 700],
  ['A 500–700-word essay', 500, 700],
  ['between 500 and 700 words', 500, 700],
  ['at least 1,000 words', 1000, null],
  ['At least about 1,000 words', 1000, null],
  ['no fewer than 400 words', 400, null],
  ['a minimum of 400 words', 400, null],
  ['400 words or more', 400, null],
  ['400 words minimum', 400, null],
  ['more than 400 words', 400, null],
  ['no more than 900 words', null, 900],
  ['Do not exceed 900 words', null, 900],
  ['It should not be longer than 900 words', null, 900],
  ['900 words max.', null, 900],
  ['up to 900 words', null, 900],
  ['a maximum length of 900 words', null, 900],
  ['fewer than 900 words', null, 900],
  ['Word limit: 1,500', null, 1500],
  ['Word count: 500-700', 500, 700],
  ['800 words (± 10 %)', 720, 880],
  ['800 words, +/-10%', 720, 880],
  ['Write at least 500 words. Your text may have at most 800 words.', 500, 800],
  ['Write 800 words. Remember: 800 words!', 800, 800],
  ['800 Wörter', 800, 800],
  ['Schreiben Sie einen Aufsatz von etwa 800 Wörtern.', 800, 800],
  ['ca. 1.500 Wörter', 1500, 1500],
  ['max. 1.500 Wörter', null, 1500],
  ['höchstens 1500 Worte', null, 1500],
  ['bis zu 600 Wörter', null, 600],
  ['nicht mehr als 600 Wörter', null, 600],
  ['nicht länger als 600 Wörter', null, 600],
  ['mindestens 800 Wörter', 800, null],
  ['mind. 800 Wörter', 800, null],
  ['nicht weniger als 800 Wörter', 800, null],
  ['800 Wörter oder mehr', 800, null],
  ['zwischen 500 und 700 Wörtern', 500, 700],
  ['500 bis 700 Wörter', 500, 700],
  ['Wortzahl: 650', 650, 650],
  ['Rédigez un texte d’environ 800 mots.', 800, 800],
  ['500 à 700 mots', 500, 700],
  ['entre 500 et 700 mots', 500, 700],
  ['au moins 1\u202f000 mots', 1000, null],
  ['un minimum de 400 mots', 400, null],
  ['pas moins de 400 mots', 400, null],
  ['plus de 400 mots', 400, null],
  ['400 mots ou plus', 400, null],
  ['400 mots au minimum', 400, null],
  ['900 mots au maximum', null, 900],
  ['pas plus de 900 mots', null, 900],
  ['moins de 900 mots', null, 900],
  ['jusqu’à 900 mots', null, 900],
  ["jusqu'à 900 mots", null, 900],
  ['une longueur maximale de 900 mots', null, 900],
  ['sans dépasser 900 mots', null, 900],
  ['900 mots ou moins', null, 900],
  ['Nombre de mots\u00a0: 650', 650, 650],
  ['Écris 500 mots par écrit.', 500, 500],
  ['Escriba unas 800 palabras.', 800, 800],
  ['500 a 700 palabras', 500, 700],
  ['entre 500 y 700 palabras', 500, 700],
  ['mínimo 800 palabras', 800, null],
  ['como mínimo 800 palabras', 800, null],
  ['un mínimo de 1.000 palabras', 1000, null],
  ['al menos alrededor de 400 palabras', 400, null],
  ['400 palabras por lo menos', 400, null],
  ['no menos de 400 palabras', 400, null],
  ['más de 400 palabras', 400, null],
  ['400 palabras o más', 400, null],
  ['no más de 900 palabras', null, 900],
  ['menos de 900 palabras', null, 900],
  ['hasta 900 palabras', null, 900],
  ['una extensión máxima de 900 palabras', null, 900],
  ['sin superar las 900 palabras', null, 900],
  ['900 palabras como máximo', null, 900],
  ['900 palabras o menos', null, 900],
  ['Límite de palabras: 1500', null, 1500],
] as const)('the word goal of a task is read from %s', (text, min, max) => {
  expect(readWordGoal(text)).toEqual({ min, max });
});

it.each([
  'Describe a place in two paragraphs.',
  'Describe yourself in 3 words.',
  'Beschreiben Sie sich in 5 Wörtern.',
  'Learn 50 new words.',
  'Use at least 25 words from the list.',
  'Write three texts of 200 words each.',
  'Write 100 words per paragraph.',
  'Three answers, each 100 words long',
  'Drei Texte mit je 200 Wörtern',
  '100 Wörter pro Absatz',
  'Read 250 words a minute.',
  'Trois textes de 200 mots chacun',
  '100 mots par paragraphe',
  'Trouvez 25 mots-clés.',
  'Tres textos de 200 palabras cada uno',
  '100 palabras por párrafo',
  'Tres respuestas, cada una de 100 palabras',
  'Use 25 palabras de esta lista.',
  'Busque 25 palabras clave.',
  'Write 300 words about the sea and 500 words about the land.',
  'At least 800 words, at most 500 words',
  'In 1984 words mattered.'.replace('words', 'the words'),
  'Chapter 3.5 words',
  '10 wordings',
  '300 Wortarten',
  '0 words',
  '',
])('the word goal of a task is missing in: %s', (text) => {
  expect(readWordGoal(text)).toEqual({ min: null, max: null });
});

it('the word goal of a task reads a number after "and" as the length, not as the end of a range', () => {
  expect(readWordGoal('Read chapters 3 and 4, then write 2 pages and 500 words of notes.')).toEqual({
    min: 500,
    max: 500,
  });
});

it.each(['Lisez les chapitres 3 et 500 mots de notes.', 'Lea los capítulos 3 y 500 palabras de notas.'])(
  'the word goal of a task is no range without a word for "between": %s',
  (text) => {
    expect(readWordGoal(text)).toEqual({ min: 500, max: 500 });
  },
);

it('the word goal of a task is found quickly in a long text', () => {
  const long = 'at least about around au moins de las '.repeat(4000) + '1 '.repeat(20_000);
  const began = performance.now();
  readWordGoal(long);
  expect(performance.now() - began).toBeLessThan(2000);
});
