import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addProcessShare, processScore, weightedGrade } from './grade-arithmetic.ts';

const score = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
const part = fc.record({
  weight: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
  score: fc.option(score),
});

it.each([
  ['of one draft is its score', [{ weight: 100, score: 87.5 }], 87.5, 87.5, 100],
  [
    'counts each draft by its weight',
    [
      { weight: 20, score: 50 },
      { weight: 80, score: 100 },
    ],
    90,
    90,
    100,
  ],
  [
    'leaves out what is missing, and says what it counts',
    [
      { weight: 20, score: 50 },
      { weight: 80, score: null },
    ],
    50,
    10,
    20,
  ],
  [
    'has no error of floating points',
    [
      { weight: 33.33, score: 0.1 },
      { weight: 33.33, score: 0.2 },
      { weight: 33.34, score: 0.3 },
    ],
    0.2,
    0.2,
    100,
  ],
  ['is none where only drafts that count nothing have a score', [{ weight: 0, score: 80 }], null, 0, 0],
  ['is none without a score', [{ weight: 100, score: null }], null, 0, 0],
])('a weighted grade %s', (_name, parts, expected, points, weightScored) => {
  expect(weightedGrade(parts)).toMatchObject({ score: expected, points, weightScored });
});

it('a weighted grade is between the lowest and the highest of its scores', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const grade = weightedGrade(parts);
      const scores = parts.flatMap(({ score: value }) => (value === null ? [] : [value]));
      fc.pre(grade.score !== null);
      expect(grade.score).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(grade.score).toBeLessThanOrEqual(Math.max(...scores));
    }),
  );
});

it('a weighted grade does not depend on the order of its drafts', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(weightedGrade(parts.toReversed())).toEqual(weightedGrade(parts));
    }),
  );
});

it('a weighted grade does not fall when one score rises', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.nat(), score, (parts, place, better) => {
      const index = place % parts.length;
      const before = weightedGrade(parts);
      const raised = parts.map((one, at) =>
        at === index && one.score !== null ? { ...one, score: Math.max(one.score, better) } : one,
      );
      expect(weightedGrade(raised).score ?? -1).toBeGreaterThanOrEqual(before.score ?? -1);
    }),
  );
});

it.each([
  [80, 60, 70],
  [80.01, 60, 70.01],
  [null, 60, null],
  [80, null, null],
])('effort and revision of %s and %s are %s', (effort, revision, expected) => {
  expect(processScore({ effort, revision })).toBe(expected);
});

it.each([
  ['change nothing while they are switched off', 80, 0, 20, 80],
  ['count their share', 80, 20, 40, 72],
  ['count a fifth at most', 80, 50, 40, 72],
  ['change nothing where nothing was measured', 80, 20, null, 80],
])('effort and revision %s', (_name, grade, share, process, expected) => {
  expect(addProcessShare(grade, { share, process })).toBe(expected);
});

it('effort and revision move a grade by at most 20 points, and never beyond their own scores', () => {
  fc.assert(
    fc.property(score, score, fc.integer({ min: 0, max: 100 }), (grade, process, share) => {
      const mixed = addProcessShare(grade, { share, process });
      expect(Math.abs(mixed - grade)).toBeLessThanOrEqual(20);
      expect(mixed).toBeGreaterThanOrEqual(Math.min(grade, process));
      expect(mixed).toBeLessThanOrEqual(Math.max(grade, process));
    }),
  );
});
