import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitIntoLines } from './sentences.ts';

it('an example is split into sentences in any language', () => {
  expect(splitIntoLines('We went to a lake. It is beautiful there.\n\nWhy? I do not know.', 'en')).toEqual([
    ['We went to a lake.', 'It is beautiful there.'],
    ['Why?', 'I do not know.'],
  ]);
  expect(splitIntoLines('Wir fuhren hin. Es war schön!\r\nUnd dann?', 'de')).toEqual([
    ['Wir fuhren hin.', 'Es war schön!'],
    ['Und dann?'],
  ]);
  expect(splitIntoLines(' \n ', 'en')).toEqual([]);
});

it('an example has passages that occur in it, none too long or ending within a character', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('𝄞'.repeat(1200)), fc.constant('. ')), {
        maxLength: 6,
      }),
      (parts) => {
        const text = parts.join('');
        const passages = splitIntoLines(text, 'en').flat();
        for (const passage of passages) {
          expect(text).toContain(passage);
          expect(passage.length).toBeLessThanOrEqual(1000);
          expect(passage.isWellFormed()).toBe(true);
        }
        const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');
        expect(withoutSpaces(passages.join(''))).toBe(withoutSpaces(text));
      },
    ),
  );
});
