import type { MarkingSample } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { differenceOf, drawSample, isMarkOpen, sampleSize, shownMarks } from './pair-rules.ts';

it.each<[MarkingSample, number, number]>([
  [{ kind: 'all' }, 7, 7],
  [{ kind: 'percent', amount: 20 }, 10, 2],
  [{ kind: 'percent', amount: 20 }, 11, 3],
  [{ kind: 'percent', amount: 1 }, 3, 1],
  [{ kind: 'percent', amount: 100 }, 3, 3],
  [{ kind: 'count', amount: 3 }, 10, 3],
  [{ kind: 'count', amount: 12 }, 10, 10],
])('a sample of %o takes from %i texts %i', (sample, total, size) => {
  expect(sampleSize(sample, total)).toBe(size);
});

it('a sample contains each text at most once, and all texts if complete', () => {
  const texts = Array.from({ length: 40 }, (_, index) => index);
  const last = (limit: number) => limit - 1;
  expect(drawSample(texts, 40, last).toSorted((one, other) => one - other)).toEqual(texts);
  expect(new Set(drawSample(texts, 12, () => 0)).size).toBe(12);
  expect(drawSample(texts, 2, last)).toEqual([39, 38]);
  expect(drawSample([1], 3, () => 0)).toEqual([1]);
});

it.each([
  [null, null, false],
  [70, null, false],
  [null, 70, false],
  [0, 0, true],
  ['A', 'B', true],
])('the marks %o and %o are shown: %s, and can be changed until then', (first, second, isShown) => {
  expect(shownMarks({ first, second }) !== null).toBe(isShown);
  expect(isMarkOpen({ first, second })).toBe(!isShown);
});

it.each([
  [70, 62.5, 7.5],
  [62.5, 70, 7.5],
  [80, 80, 0],
  [0.3, 0.1, 0.2],
  ['A', 'C', 2],
  ['B', 'B', 0],
  ['A', 'gone', null],
])('the marks %o and %o differ by %o', (first, second, difference) => {
  expect(differenceOf({ first, second }, ['A', 'B', 'C'])).toBe(difference);
});
