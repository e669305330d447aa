import { expect, it } from 'vitest';
import { resolveTargets } from './expectation-rules.ts';

const none = { words: null, minutes: null, sittings: null };

it.each([
  ['nothing but three sittings where nothing is set', none, 0, { sittings: 3 }],
  [
    'an eighth of the words as minutes',
    { ...none, words: 800 },
    0,
    { words: 800, minutes: 100, sittings: 3 },
  ],
  ['what is set', { words: 800, minutes: 60, sittings: 2 }, 0, { words: 800, minutes: 60, sittings: 2 }],
  ['minutes without words', { ...none, minutes: 60 }, 0, { minutes: 60, sittings: 3 }],
  [
    'more minutes and sittings, and no more words, with extra time',
    { words: 800, minutes: 60, sittings: 2 },
    50,
    { words: 800, minutes: 90, sittings: 3 },
  ],
])('the expectation for a student is %s', (_what, expected, extraPercent, targets) => {
  expect(resolveTargets(expected, extraPercent)).toEqual(targets);
});
