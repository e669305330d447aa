import { expect, it } from 'vitest';
import { findPauses } from './pauses.ts';
import { foldLog } from './process/process.ts';
import { fixture } from './testing/fixture.ts';
import { logOf } from './testing/logs.ts';

const at = (...seconds: number[]) =>
  findPauses(foldLog(logOf(seconds.map((second, index) => ({ second, text: 'x'.repeat(index + 1) })))));

it('the fixture has two pauses, one of them of ten seconds and more', () => {
  expect(findPauses(foldLog(fixture))).toEqual({
    count: 2,
    longCount: 1,
    medianSeconds: 33,
    share: 64 / 75,
  });
});

it('a gap of 2 s is no pause, of 3 s and 300 s is one, and of 301 s is absence', () => {
  expect(at(0, 2).count).toBe(0);
  expect(at(0, 3).count).toBe(1);
  expect(at(0, 300).count).toBe(1);
  expect(at(0, 301).count).toBe(0);
});

it('a pause of ten seconds is long, one of nine is not', () => {
  expect(at(0, 9, 19).longCount).toBe(1);
});

it('an empty log has no median and no share', () => {
  expect(at()).toEqual({ count: 0, longCount: 0, medianSeconds: null, share: null });
});
