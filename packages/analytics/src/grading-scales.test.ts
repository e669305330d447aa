import { expect, it } from 'vitest';
import { americanGrade, germanGrade, gradeOfPoints, scoreBand } from './grading-scales.ts';

it.each([
  [0, 'F', '6', 0],
  [29.9, 'F', '6', 0],
  [30, 'F', '5', 0],
  [49.9, 'F', '5', 0],
  [50, 'D', '4', 1],
  [59.9, 'D', '4', 1],
  [60, 'C', '3', 2],
  [70, 'B', '2', 3],
  [79.9, 'B', '2', 3],
  [80, 'A', '1', 4],
  [89.9, 'A', '1', 4],
  [90, 'A+', '1', 5],
  [100, 'A+', '1', 5],
])('%s points of 100 are %s, in Germany %s, with colour %s', (score, american, german, band) => {
  expect(americanGrade(score)).toBe(american);
  expect(germanGrade(score)).toBe(german);
  expect(scoreBand(score)).toBe(band);
});

it('scores from 0 to 5 are F to A+, and others none', () => {
  expect([0, 1, 2, 3, 4, 5].map(gradeOfPoints)).toEqual(['F', 'D', 'C', 'B', 'A', 'A+']);
  expect([-1, 6, 2.5].map(gradeOfPoints)).toEqual([null, null, null]);
});
