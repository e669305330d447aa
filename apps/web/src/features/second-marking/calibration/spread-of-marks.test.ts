import { type CalibratedText, type Mark, submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { computeSpreads, findWidestSpread, sortLetters } from './spread-of-marks.ts';

const text = (id: number, ...marks: Mark[]): CalibratedText => ({
  submissionId: submissionIdSchema.parse(id),
  name: `Text ${id}`,
  own: null,
  given: marks.length,
  marks: marks.map((mark, index) => ({
    marker: { id: userIdSchema.parse(index + 1), name: `Marker ${index + 1}` },
    mark,
  })),
});

it.each([
  ['points', [], [70, 62, 81], { low: 62, high: 81, median: 70, range: 19 }],
  ['two marks', [], [80, 60], { low: 60, high: 80, median: 70, range: 20 }],
  ['two letters', ['A', 'B', 'C', 'D'], ['A', 'D'], { low: 'D', high: 'A', median: 'D', range: 3 }],
  ['one mark', [], [55.5], { low: 55.5, high: 55.5, median: 55.5, range: 0 }],
  ['letters', ['A', 'C', 'D', 'B'], ['B', 'D', 'C'], { low: 'D', high: 'B', median: 'C', range: 2 }],
  ['a letter that is no longer in use', ['A', 'B'], ['A', 'F', 'B'], { low: 'B', high: 'A', range: 1 }],
] as const)('the spread of %s', (_what, gradeOptions, marks, expected) => {
  expect(computeSpreads([text(1, ...marks)], sortLetters(gradeOptions))).toMatchObject([expected]);
});

it('a text without a mark has no spread', () => {
  expect(computeSpreads([text(1), { ...text(2), marks: null }], [])).toEqual([]);
});

it('the text with the widest range is named, and none if all marks agree', () => {
  const spreads = computeSpreads([text(1, 70, 72), text(2, 50, 70), text(3, 60, 60)], []);
  expect(findWidestSpread(spreads)?.text.name).toBe('Text 2');
  expect(findWidestSpread(computeSpreads([text(3, 60, 60)], []))).toBeNull();
});
