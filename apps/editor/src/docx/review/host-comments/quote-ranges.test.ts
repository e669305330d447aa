import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readSelectedText } from '../../document/selected-words.ts';
import { findQuoteRanges } from './quote-ranges.ts';

const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const docOf = (...lines: string[]) => schema.node('doc', null, lines.map(paragraph));
const wordsAt = (doc: ReturnType<typeof docOf>, range: { from: number; to: number } | null | undefined) =>
  range ? doc.textBetween(range.from, range.to, '\n') : null;

describe('the range of a quote', () => {
  const doc = docOf('Gulls cried.', 'Boats came in. 🐦 Gulls cried.', '');

  it.each([
    ['the first of equal words', { words: 'Gulls cried.', before: '', after: '\nBoats', at: 0 }, 1],
    ['the second of equal words', { words: 'Gulls cried.', before: '🐦 ', after: '', at: 31 }, 33],
    ['words over two paragraphs', { words: 'cried.\nBoats', before: 'Gulls ', after: ' came', at: 6 }, 7],
  ])('the range of a quote is found for %s', (_name, quote, from) => {
    const [range] = findQuoteRanges(doc, [quote]);
    expect(range?.from).toBe(from);
    expect(wordsAt(doc, range)).toBe(quote.words);
  });

  it.each([
    ['words that are not there', 'Whales'],
    ['no words', ''],
  ])('the range of a quote is null for %s', (_name, words) => {
    expect(findQuoteRanges(doc, [{ words, before: '', after: '', at: 0 }])).toEqual([null]);
  });

  it('the range of a quote is the original selection, whatever was selected', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '😀'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), (lines, one, other) => {
        const random = docOf(...lines);
        const size = random.content.size;
        const [from, to] = [one % size, other % size].sort((a, b) => a - b);
        const selection = TextSelection.between(random.resolve(from ?? 0), random.resolve(to ?? 0));
        const quote = readSelectedText(random, selection);
        fc.pre(quote.words.trim() !== '' && !quote.words.startsWith('\n') && !quote.words.endsWith('\n'));
        const [range] = findQuoteRanges(random, [quote]);
        expect(wordsAt(random, range)).toBe(quote.words);
      }),
    );
  });
});
