import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './sentences.ts';

it('an example is read in lines of sentences, in any language', () => {
  expect(linesOf('We went to a lake. It is beautiful there.\n\nWhy? I do not know.', 'en')).toEqual([
    ['We went to a lake.', 'It is beautiful there.'],
    ['Why?', 'I do not know.'],
  ]);
  expect(linesOf('Wir fuhren hin. Es war schön!\r\nUnd dann?', 'de')).toEqual([
    ['Wir fuhren hin.', 'Es war schön!'],
    ['Und dann?'],
  ]);
  expect(linesOf(' \n ', 'en')).toEqual([]);
});

it('an example has passages that stand in it, none of them too long or half a letter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('𝄞'.repeat(1200)), fc.constant('. ')), {
        maxLength: 6,
      }),
      (parts) => {
        const text = parts.join('');
        const passages = linesOf(text, 'en').flat();
        for (const passage of passages) {
          expect(text).toContain(passage);
          expect(passage.length).toBeLessThanOrEqual(1000);
          expect(passage.isWellFormed()).toBe(true);
        }
        const letters = (words: string) => words.replaceAll(/\s/gu, '');
        expect(letters(passages.join(''))).toBe(letters(text));
      },
    ),
  );
});
