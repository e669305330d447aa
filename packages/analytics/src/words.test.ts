import { expect, it } from 'vitest';
import { countWords, splitWords } from './words.ts';

it.each([
  ['كان الميناء هادئًا، وغادرت القوارب.', 5],
  ['قَرَأَ الطالبُ ٣ كُتُبٍ', 4],
  ['كتـــاب «جديد» (harbour)؟', 3],
])('Arabic words are counted with their vowel signs and elongations: %s', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it('an Arabic word is one with what is written together with it', () => {
  expect(splitWords('وبالكتابِ، ثم')).toEqual(['وبالكتابِ', 'ثم']);
});
