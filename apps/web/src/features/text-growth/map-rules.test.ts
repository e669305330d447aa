import { expect, it } from 'vitest';
import {
  computeLevel,
  computeLevelEnds,
  computeMapLayout,
  computeSittingStarts,
  computeThirds,
} from './map-rules.ts';

const cell = (time: number, place: number, inserted: number) => ({
  time,
  place,
  inserted,
  deleted: 0,
  firstAt: 0,
  lastAt: 0,
});

it.each([
  [1, 100, 1],
  [6, 100, 1],
  [7, 100, 2],
  [25, 100, 2],
  [26, 100, 3],
  [57, 100, 4],
  [1, 1, 4],
])('a cell with %d of at most %d characters has level %d', (amount, max, level) => {
  expect(computeLevel(amount, max)).toBe(level);
});

it('a level ends where the next one starts', () => {
  const max = 1234;
  computeLevelEnds(max).forEach((end, index) => {
    expect(computeLevel(end, max)).toBe(index + 1);
    if (index < 3) expect(computeLevel(end + 1, max)).toBe(index + 2);
  });
});

it('all times of a map lie within its width', () => {
  for (const width of [320, 390, 1200]) {
    const { left, cellWidth, right } = computeMapLayout(width, { bands: 24, times: 48 });
    expect(left + 48 * cellWidth).toBeCloseTo(right);
  }
});

const sittings = [
  { firstAt: 0, lastAt: 100, characters: 1 },
  { firstAt: 900, lastAt: 1000, characters: 1 },
];

it('sittings start at their time, or end to end', () => {
  expect(computeSittingStarts({ sittings }, 'real')).toEqual([0, 0.9]);
  expect(computeSittingStarts({ sittings }, 'compressed')).toEqual([0, 0.5]);
  expect(computeSittingStarts({ sittings: [{ firstAt: 5, lastAt: 5, characters: 1 }] }, 'real')).toEqual([0]);
});

it('changes are added up per third of a text', () => {
  expect(computeThirds({ timeBins: 2, cells: [cell(0, 0, 1), cell(0, 23, 2), cell(1, 8, 1)] }, 24)).toEqual([
    0.25, 0.25, 0.5,
  ]);
  expect(computeThirds({ timeBins: 2, cells: [] }, 24)).toEqual([0, 0, 0]);
});
