import { expect, it } from 'vitest';
import { guessLanguage } from '../spelling/language.ts';
import {
  detectListKind,
  findReplacement,
  parseListNumber,
  type Quotes,
  quotationMarks,
} from './typed-signs.ts';

/** Types a text key by key. */
function typed(text: string, quotes: Quotes | null, others = true): string {
  let line = '';
  for (const key of text) {
    line += key;
    const set = findReplacement(line, { quotes, hasDashes: others, hasEllipsis: others });
    if (set !== null) line = line.slice(0, -set.length) + set.text;
  }
  return line;
}

it.each([
  ['"Go," she said.', '“Go,” she said.'],
  ["it's the boys' boat", 'it’s the boys’ boat'],
  ['("in brackets")', '(“in brackets”)'],
  [`"She said 'go' twice"`, '“She said ‘go’ twice”'],
  ["the '90s", 'the ’90s'],
  ['she--he---they', 'she–he—they'],
  ['wait...', 'wait…'],
  ['5-6 and a-b', '5-6 and a-b'],
  ['two.. dots', 'two.. dots'],
  ['end."', 'end.”'],
  ['a "b"-c', 'a “b”-c'],
  ['—"so"', '—“so”'],
])('text from a plain keyboard is replaced in English: %s', (keys, set) => {
  expect(typed(keys, quotationMarks.en)).toBe(set);
});
it.each([
  ['"Geh", sagte sie.', '„Geh“, sagte sie.'],
  ["Wie geht's?", 'Wie geht’s?'],
  [`"Sie sagte 'geh' und ging"`, '„Sie sagte ‚geh‘ und ging“'],
  [`'Das geht's nicht'`, '‚Das geht’s nicht‘'],
  ['das -- so -- ist', 'das – so – ist'],
])('text from a plain keyboard is replaced in German: %s', (keys, set) => {
  expect(typed(keys, quotationMarks.de)).toBe(set);
});
it.each([
  ['"Va", dit-elle.', '«\u00a0Va\u00a0», dit-elle.'],
  ["l'été qu'elle", 'l’été qu’elle'],
  [`"Elle dit 'l'été' puis"`, '«\u00a0Elle dit “l’été” puis\u00a0»'],
])('text from a plain keyboard is replaced in French: %s', (keys, set) => {
  expect(typed(keys, quotationMarks.fr)).toBe(set);
});
it.each([
  ['"Vete", dijo.', '«Vete», dijo.'],
  [`"'Vete' dijo"`, '«“Vete” dijo»'],
  ['¿"Vete"?', '¿«Vete»?'],
])('text from a plain keyboard is replaced in Spanish: %s', (keys, set) => {
  expect(typed(keys, quotationMarks.es)).toBe(set);
});
it.each([
  ['"اذهب"، قالت.', '«اذهب»، قالت.'],
  [`"قالت 'اذهب' ثم"`, '«قالت ‹اذهب› ثم»'],
  ['قال و"ذهب" ثم "عاد"', 'قال و«ذهب» ثم «عاد»'],
  ['قرأ "Hamlet"؟', 'قرأ «Hamlet»؟'],
])('text from a plain keyboard is replaced in Arabic: %s', (keys, set) => {
  expect(typed(keys, quotationMarks.ar)).toBe(set);
});
it('text from a plain keyboard gets angle quotes where they are chosen', () => {
  expect(typed('"Geh"', quotationMarks.guillemets)).toBe('»Geh«');
});
it('text from a plain keyboard is unchanged where nothing is chosen', () => {
  expect(typed(`"it's"--...`, null, false)).toBe(`"it's"--...`);
});

it.each([
  ['- ', 'bullet'],
  ['* ', 'bullet'],
  ['1. ', 'numbered'],
  ['1) ', 'numbered'],
  ['2. ', null],
  ['1.', null],
  ['a - ', null],
  ['2026. ', null],
])('a list starts with "%s": %s', (line, kind) => {
  expect(detectListKind(line)).toBe(kind);
});
it('a list continues with its next number', () => {
  expect([parseListNumber('4. '), parseListNumber('12) '), parseListNumber('2026. ')]).toEqual([4, 12, null]);
});

it.each([
  ['The boats went out of the harbour and nobody came to look at them.', 'en'],
  ['Die Boote liefen aus dem Hafen aus und niemand kam, um nach ihnen zu sehen.', 'de'],
  ['Die Boote lagen nähmlich im Hafen und das war es.', 'de'],
  ['Harbour', null],
  ['ميناء', 'ar'],
  ['غادرت القوارب الميناء (harbour) صباحًا.', 'ar'],
  ['The harbour is called ميناء and the boats are in it.', 'en'],
  ['قایق‌ها از بندر رفتند و کسی نیامد.', null],
  ['', null],
  ['Le bateau est dans le port et la mer est belle, mais nous avons froid.', 'fr'],
  ['El barco está en el puerto y la gente no sabe cuando se va, pero muy pronto.', 'es'],
  ['Il battello è nel porto e gli uomini non sono ancora arrivati della città.', 'it'],
  ['O barco não está no porto, mas as pessoas são muito pacientes com isso.', 'pt'],
  ['Het schip ligt niet in de haven en zij wachten nog op een bericht van hun vader.', 'nl'],
  ['Båten ligger i hamnen och ingen kom för att se på den när solen gick ner.', null],
])('the language of the text "%s" is %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
