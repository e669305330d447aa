import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followRubric, rubricResult } from './rubric-scores.ts';

const levels = (...points: number[]) => points.map((worth) => ({ title: `Level ${worth}`, points: worth }));
const rubric = (...criteria: [string, ...number[]][]) => ({
  criteria: criteria.map(([title, ...points]) => ({ title, levels: levels(...points) })),
});
const score = (criterion: number, level: number | null) => ({ criterion, level, comment: '' });
const essay = rubric(['Claim', 4, 2, 0], ['Words', 6, 3]);

it.each([
  ['all of the best', [score(0, 0), score(1, 0)], 10, 100],
  ['some of each', [score(0, 1), score(1, 1)], 5, 50],
  ['a criterion without a level', [score(0, 1), score(1, null)], 2, null],
  ['a criterion without a score', [score(0, 1)], 2, null],
  ['a level that is not there', [score(0, 7), score(1, 0)], 6, null],
])('the score of a rubric %s', (_name, scores, points, percent) => {
  expect(rubricResult(essay, scores)).toEqual({ points, percent });
});

it('the score of a rubric is no grade if no level has points', () => {
  expect(rubricResult(rubric(['Claim', 0, 0]), [score(0, 0)]).percent).toBeNull();
});

it('the score of a rubric is between zero and the maximum', () => {
  const points = fc.array(
    fc.integer({ min: 0, max: 10_000 }).map((worth) => worth / 100),
    { minLength: 2, maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 20 }), fc.nat(), (criteria, seed) => {
      const created = rubric(...criteria.map((own, index): [string, ...number[]] => [`C${index}`, ...own]));
      const scores = criteria.map((own, index) => score(index, (seed + index) % own.length));
      const { percent } = rubricResult(created, scores);
      expect(percent ?? 0).toBeGreaterThanOrEqual(0);
      expect(percent ?? 0).toBeLessThanOrEqual(100);
    }),
  );
});

describe('scores follow a rubric', () => {
  const scores = [score(0, 1), score(1, 0)];
  it.each([
    ['that stays as it is', essay, scores],
    [
      'whose criteria stand in another order',
      rubric(['Words', 6, 3], ['Claim', 4, 2, 0]),
      [score(1, 1), score(0, 0)],
    ],
    ['that has a new criterion', rubric(['Claim', 4, 2, 0], ['Words', 6, 3], ['New', 1, 0]), scores],
    ['that has lost one', rubric(['Words', 6, 3]), [score(0, 0)]],
    ['one of whose criteria is called otherwise', rubric(['Thesis', 4, 2, 0], ['Words', 6, 3]), scores],
    ['whose level is gone', rubric(['Claim', 4, 0], ['Words', 6, 3]), [score(0, null), score(1, 0)]],
  ])('scores follow a rubric %s', (_name, after, expected) => {
    expect(followRubric(essay, after, scores)).toEqual(expected);
  });
});
