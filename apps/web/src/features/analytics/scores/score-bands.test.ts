import { expect, it } from 'vitest';
import { findBand } from './score-bands.ts';

it.each([
  [0, 0],
  [49, 0],
  [50, 50],
  [59, 50],
  [60, 60],
  [69, 60],
  [70, 70],
  [79, 70],
  [80, 80],
  [89, 80],
  [90, 90],
  [100, 90],
])('the band of a score of %i starts at %i', (score, band) => {
  expect(findBand(score)).toBe(band);
});
