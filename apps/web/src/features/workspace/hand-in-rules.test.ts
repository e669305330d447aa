import { expect, it } from 'vitest';
import { listHandInLines } from './hand-in-rules.ts';

const emptyPreview = { templateWords: 0, hasSuggestions: false, files: [] };

it.each([
  ['is below a range', 264, { min: 350, max: 450 }, 'short', true],
  ['is within a range', 350, { min: 350, max: 450 }, 'fits', false],
  ['is above a range', 451, { min: 350, max: 450 }, 'over', true],
  ['is below a minimum', 799, { min: 800, max: null }, 'short', true],
  ['has no maximum', 8000, { min: 800, max: null }, 'fits', false],
  ['is above a maximum', 801, { min: null, max: 800 }, 'over', true],
  ['is close to a single number', 730, { min: 800, max: 800 }, 'fits', false],
  ['is far from a single number', 700, { min: 800, max: 800 }, 'short', true],
  ['is not judged without a goal', 12, { min: null, max: null }, 'fits', false],
  ['is a warning if the text is empty', 0, { min: null, max: null }, 'fits', true],
] as const)('the length of a submission %s', (_name, words, goal, verdict, isWarning) => {
  expect(listHandInLines({ words, ...emptyPreview }, { goal, additionalFiles: [] })).toMatchObject([
    { kind: 'words', verdict, isWarning },
  ]);
});

it('the length of a submission is not shown for a file without text', () => {
  expect(
    listHandInLines({ words: null, ...emptyPreview }, { goal: { min: 1, max: 2 }, additionalFiles: [] }),
  ).toEqual([]);
});
