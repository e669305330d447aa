import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { splitDictionary } from './dictionary.ts';
import { createGermanSpeller } from './german-speller.ts';
import { createHunspellSpeller } from './hunspell-speller.ts';
import { packWords, unpackWords } from './word-list.ts';

const wordsOf = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`./words/${name}.words.gz`, import.meta.url)));

const german = createGermanSpeller(unpackWords(wordsOf('de')));
const american = createHunspellSpeller(splitDictionary(wordsOf('en-us').toString()));
const british = createHunspellSpeller(splitDictionary(wordsOf('en-gb').toString()));

it('a list of words has each of its words and no other', () => {
  const all = ['Hafen', 'Hafenmauer', 'Haus', 'auf', 'aufgehen', 'zu', 'Äpfel', 'über'].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const list = unpackWords(packWords(all));
  expect(all.filter(list.has)).toEqual(all);
  expect(['', 'H', 'Haf', 'Hafenm', 'hafen', 'zz', 'ü', 'aufgehend'].filter(list.has)).toEqual([]);
});

it.each(
  "Hafen Häuser ging schönsten Straße dass Aufsatzkorrektur Klimawandelfolgen umweltfreundlich fortsetzen fortzusetzen hochgestellt Studierenden Studierende geht's GROSS Lehrerinnen LehrerInnen Wiederherstellen Rechtschreibprüfung Der der innen linksbündig unterrichtet".split(
    ' ',
  ),
)('German knows %s', (word) => {
  expect(german.isKnown(word)).toBe(true);
});
it.each(
  'nähmlich Standart wiederspiegeln vorraus seperat Rythmus Maschiene warscheinlich garnicht hafen haus Addresse daß Strasse entgültig nihct'.split(
    ' ',
  ),
)('German does not know %s', (word) => {
  expect(german.isKnown(word)).toBe(false);
});
it.each([
  ['nähmlich', 'nämlich'],
  ['seperat', 'separat'],
  ['hafen', 'Hafen'],
  ['Strasse', 'Straße'],
  ['Maschiene', 'Maschine'],
  ['Rythmus', 'Rhythmus'],
  ['garnicht', 'gar nicht'],
  ['nihct', 'nicht'],
  ['warscheinlich', 'wahrscheinlich'],
  ['Intresse', 'Interesse'],
  ['daß', 'dass'],
])('German suggests for %s among the first %s', (word, right) => {
  expect(german.suggest(word).slice(0, 3)).toContain(right);
});

it.each(["harbour's", 'colour', 'realise', 'boats', 'The', "it's", 'London'])(
  'English of Britain knows %s',
  (word) => {
    expect(british.isKnown(word)).toBe(true);
  },
);
it.each(["harbor's", 'color', 'realize', 'boats'])('English of America knows %s', (word) => {
  expect(american.isKnown(word)).toBe(true);
});
it.each(['colour', 'recieve', 'alot'])('English of America does not know %s', (word) => {
  expect(american.isKnown(word)).toBe(false);
});
it.each([
  ['recieve', 'receive'],
  ['definately', 'definitely'],
  ['goverment', 'government'],
  ['wich', 'which'],
])('English suggests for %s also %s', (word, right) => {
  expect(american.suggest(word)).toContain(right);
});

const hunspell = (name: string) => createHunspellSpeller(splitDictionary(wordsOf(name).toString()));
const others = { fr: hunspell('fr'), es: hunspell('es'), pt: hunspell('pt'), nl: hunspell('nl') };

it.each([
  [
    'fr',
    "maison l'homme L'État d'être aujourd'hui qu'il s'appelle mangeraient chevaux cœur ELLE Paris",
    "bizare developement language parrler l'hommes",
  ],
  ['es', 'casa comprándoselo dígame niños escribíamos inmediatamente Madrid', 'kasa haver tambien desarollo'],
  ['pt', 'casa comprássemos coração escrevíamos rapidamente mesas Lisboa', 'nao excessão voce'],
  [
    'nl',
    'huis huiswerk schoolpleinen onderwijsinstelling geschreven wordt klimaatverandering Amsterdam',
    'huys definatief accomodatie schoolgebouwd',
  ],
] as const)('the dictionary of %s knows its words and no others', (language, right, wrong) => {
  const isUnknown = (word: string): boolean => !others[language].isKnown(word);
  expect(right.split(' ').filter(isUnknown)).toEqual([]);
  expect(wrong.split(' ').filter(isUnknown)).toEqual(wrong.split(' '));
});

it.each([
  ['fr', 'bizare', 'bizarre'],
  ['fr', 'developement', 'développement'],
  ['fr', 'language', 'langage'],
  ['es', 'tambien', 'también'],
  ['es', 'haver', 'haber'],
  ['pt', 'voce', 'você'],
  ['pt', 'nao', 'não'],
  ['nl', 'definatief', 'definitief'],
  ['nl', 'accomodatie', 'accommodatie'],
] as const)('the dictionary of %s offers for %s also %s', (language, word, right) => {
  expect(others[language].suggest(word)).toContain(right);
});
