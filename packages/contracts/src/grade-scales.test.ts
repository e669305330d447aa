import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bandEdges,
  letterForScore,
  letterOfBand,
  nearestLetter,
  onScale,
  scoreBand,
  thirdsOfLetter,
} from './grade-scales.ts';
import { letterGrades } from './statuses.ts';

it.each([
  [0, 'F'],
  [49, 'F'],
  [49.99, 'F'],
  [50, 'D'],
  [59.99, 'D'],
  [60, 'C'],
  [69.99, 'C'],
  [70, 'B'],
  [79.99, 'B'],
  [80, 'A'],
  [89.99, 'A'],
  [90, 'A+'],
  [100, 'A+'],
  [-1, null],
])('a score on the American scale of %s is %s', (score, grade) => {
  expect(onScale(score, 'American')).toBe(grade);
});

it.each([
  [0, '6'],
  [29.99, '6'],
  [30, '5'],
  [49.99, '5'],
  [50, '4'],
  [59.99, '4'],
  [60, '3'],
  [69.99, '3'],
  [70, '2'],
  [79.99, '2'],
  [80, '1'],
  [100, '1'],
  [-1, null],
])('a score on the German scale of %s is %s', (score, grade) => {
  expect(onScale(score, 'German')).toBe(grade);
});

it.each([
  [0, 'F'],
  [1, 'D'],
  [2, 'C'],
  [3, 'B'],
  [4, 'A'],
  [5, 'A+'],
] as const)('band %s is the letter %s', (band, letter) => {
  expect(letterOfBand(band)).toBe(letter);
});

it('grade bands change at 50, 60, 70, 80 and 90, and are null without a score', () => {
  expect(bandEdges.map((edge) => [scoreBand(edge - 0.01), scoreBand(edge)])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
  expect(scoreBand(-1)).toBeNull();
});

it('better letter grades are worth more', () => {
  const thirds = letterGrades.map((letter) => thirdsOfLetter(letter) ?? -9);
  expect(thirds).toEqual([...thirds].sort((one, other) => one - other));
  expect(new Set(thirds).size).toBe(letterGrades.length);
  expect(thirdsOfLetter('E')).toBeNull();
});

it.each([
  [10, ['F', 'D', 'C', 'B', 'A'], 'B'],
  [13, ['A', 'A+'], 'A'],
  [13.5, ['A', 'A+'], 'A+'],
  [3, [], null],
])('letters of %s thirds among %j are %s', (thirds, options, letter) => {
  expect(nearestLetter(thirds, options)).toBe(letter);
});

it('a better score never gives a worse letter', () => {
  const score = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
  const options = fc.uniqueArray(fc.constantFrom(...letterGrades), { minLength: 1 });
  fc.assert(
    fc.property(score, score, options, (one, other, letters) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const worth = (value: number) => thirdsOfLetter(letterForScore(value, letters) ?? '') ?? -1;
      expect(worth(low)).toBeLessThanOrEqual(worth(high));
    }),
  );
});
