import { describe, expect, it } from 'vitest';
import { classDistance } from './class-distance.ts';
import { boxPlot, meanAndDeviation, median, quantile } from './quantiles.ts';

const list = [20, 2, 4, 5, 4, 7, 12, 9];

describe('quantiles', () => {
  it('are those of type 7', () => {
    const box = boxPlot(list);
    expect(box).toMatchObject({ kind: 'box', n: 8, q25: 4, q50: 6, q75: 9.75 });
    expect(quantile(list, 0.1)).toBeCloseTo(3.4);
    expect(quantile(list, 0.9)).toBeCloseTo(14.4);
  });

  it('are dots below five students', () => {
    expect(boxPlot([3, 1, 2, 4])).toEqual({ kind: 'dots', values: [1, 2, 3, 4] });
    expect(boxPlot([3, 1, 2, 4, 5]).kind).toBe('box');
  });

  it('of nothing are none', () => {
    expect(median([])).toBeNull();
  });
});

describe('mean and sample deviation', () => {
  it.each([
    [[], null, null],
    [[4], 4, null],
    [[2, 4, 6], 4, 2],
  ])('of %j are %s and %s', (values, mean, deviation) => {
    expect(meanAndDeviation(values)).toEqual({ mean, deviation });
  });
});

describe('class distance', () => {
  it('of 20 in the list of the specification is 3.78, far from the middle', () => {
    const distance = classDistance(20, list);
    expect(distance?.z).toBeCloseTo(3.78, 2);
    expect(distance?.isFar).toBe(true);
  });

  it('is signed, and not far up to 3.5', () => {
    expect(classDistance(2, list)).toEqual({ z: (0.6745 * -4) / 2.5, isFar: false });
  });

  it('needs eight students and some spread', () => {
    expect(classDistance(20, list.slice(1))).toBeNull();
    expect(classDistance(9, [1, 5, 5, 5, 5, 5, 5, 9])).toBeNull();
  });
});
