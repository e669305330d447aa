import { limits } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findQuoteRange } from './quote-rules.ts';

const text = 'It rained. We stayed.\nIt rained. We left.\nA note.\nThe end, 😀 the end.';
const quote = (words: string, rest: Partial<Parameters<typeof findQuoteRange>[1]> = {}) => ({
  words,
  before: '',
  after: '',
  at: 0,
  ...rest,
});

it.each([
  ['words that stand there once', quote('We left.'), { from: 33, to: 41 }],
  [
    'equal words, by what stands before them',
    quote('It rained.', { before: 'stayed.\n' }),
    { from: 22, to: 32 },
  ],
  [
    'equal words, by what stands behind them',
    quote('It rained.', { after: ' We left.' }),
    { from: 22, to: 32 },
  ],
  [
    'equal words with the same around them, by the place',
    quote('It rained.', { at: 20 }),
    { from: 22, to: 32 },
  ],
  [
    'what stands around against the place',
    quote('It rained.', { after: ' We st', at: 22 }),
    { from: 0, to: 10 },
  ],
  ['words over paragraphs', quote('We stayed.\nIt rained.'), { from: 11, to: 32 }],
  ['a line between them that was not told', quote('It rained. We left.\nThe end'), { from: 22, to: 57 }],
  ['signs of two units as one', quote('the end.', { at: 70 }), { from: 61, to: 69 }],
  ['words that are put together otherwise', quote('A note'.normalize('NFD')), { from: 42, to: 48 }],
  ['words that are not there', quote('We went.'), null],
  ['a beginning without its end', quote('We left.\nWe went.'), null],
])('a quote finds %s', (_what, requested, place) => {
  expect(findQuoteRange(text, requested)).toEqual(place);
});

it('any range of any text is found by its quote, context and position', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', '😀'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(letters, fc.nat(), fc.nat(), (words, one, other) => {
      const all = [...words];
      const [from, to] = [one % all.length, other % (all.length + 1)].sort((a, b) => a - b);
      if (from === to) return;
      const cut = (start: number | undefined, end?: number) => all.slice(start, end).join('');
      const requested = quote(cut(from, to), {
        before: cut(0, from),
        after: cut(to),
        at: cut(0, from).length,
      });
      expect(findQuoteRange(words, requested)).toEqual({ from, to });
    }),
  );
});

it('of thousands of equal words, those near the position are searched', () => {
  const many = 'ha '.repeat(4000);
  for (const at of [0, 6000, 11_997]) expect(findQuoteRange(many, quote('ha', { at }))?.from).toBe(at);
});

it('a long passage is followed up to the maximum length', () => {
  const long = 'word '.repeat(limits.passage);
  expect(findQuoteRange(long, quote(long))).toEqual({ from: 0, to: limits.passage });
});

it('in a long text of one letter, the nearest position is found', () => {
  const letters = 'a'.repeat(300_000);
  const requested = quote('a'.repeat(10), { before: 'aa', after: 'aa', at: 150_000 });
  expect(findQuoteRange(letters, requested)).toEqual({ from: 150_000, to: 150_010 });
  expect(findQuoteRange(`${letters}b`, quote('b', { at: 3 }))).toEqual({ from: 300_000, to: 300_001 });
  expect(findQuoteRange(`b${letters}`, quote('b', { at: 300_000 }))).toEqual({ from: 0, to: 1 });
});
