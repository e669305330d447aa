import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentenceAt } from './sentence.ts';

const text = 'It rained. We stayed in.\n\n  Was it late? It was.';

it.each([
  [0, 'It rained.'],
  [9, 'It rained.'],
  [11, 'We stayed in.'],
  [24, 'We stayed in.'],
  [25, null],
  [26, 'Was it late?'],
  [text.length, 'It was.'],
])('the sentence at offset %d is %j', (at, sentence) => {
  const found = sentenceAt(text, at);
  expect(found && text.slice(found.start, found.end)).toBe(sentence);
});

it('a sentence never exceeds its paragraph and starts and ends with a word', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '. ', '\n', ' ', '😀') });
  fc.assert(
    fc.property(texts, fc.nat(80), (text, offset) => {
      const found = sentenceAt(text, Math.min(offset, text.length));
      if (found === null) return;
      const sentence = text.slice(found.start, found.end);
      expect(sentence).not.toContain('\n');
      expect(sentence).not.toBe('');
      expect(sentence.trim()).toBe(sentence);
    }),
  );
});
