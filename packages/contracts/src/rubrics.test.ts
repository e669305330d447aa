import { describe, expect, it } from 'vitest';
import { orderLevels, pointsInAll, type RubricContent, rubricContentSchema } from './rubrics.ts';

const criterion = (...points: number[]) => ({
  title: 'Argument',
  levels: points.map((worth, index) => ({ title: `Level ${index}`, points: worth })),
});
const rubric = (...criteria: ReturnType<typeof criterion>[]): RubricContent =>
  rubricContentSchema.parse({ title: 'Essay', criteria });

it.each([
  ['the best level of one criterion', [[4, 2, 0]], 4],
  [
    'the best level of each criterion, whatever its place',
    [
      [0, 4],
      [3, 1, 2],
    ],
    7,
  ],
  [
    'tenths without the error of floating points',
    [
      [0.1, 0],
      [0.2, 0],
    ],
    0.3,
  ],
  ['nothing where no level is worth anything', [[0, 0]], 0],
  [
    'more than a hundred',
    [
      [100, 0],
      [50, 0],
    ],
    150,
  ],
])('the points of a rubric in all are %s', (_name, criteria, expected) => {
  expect(pointsInAll(rubric(...criteria.map((points) => criterion(...points))))).toBe(expected);
});

it.each([
  [
    [0, 2, 4],
    ['Level 2', 'Level 1', 'Level 0'],
  ],
  [
    [4, 2, 0],
    ['Level 0', 'Level 1', 'Level 2'],
  ],
  [
    [1, 3, 1, 3],
    ['Level 1', 'Level 3', 'Level 0', 'Level 2'],
  ],
])('levels with points %j are sorted as %j', (points, expected) => {
  const [ordered] = orderLevels(rubric(criterion(...points))).criteria;
  expect(ordered?.levels.map(({ title }) => title)).toEqual(expected);
});

describe('a rubric', () => {
  const level = { title: 'Good', points: 1 };
  const valid = { title: 'Essay', criteria: [{ title: 'Argument', levels: [level, level] }] };
  const withLevel = (rest: object) => ({
    ...valid,
    criteria: [{ title: 'Argument', levels: [level, { ...level, ...rest }] }],
  });
  it.each([
    ['no title', { ...valid, title: '  ' }],
    ['no criterion', { ...valid, criteria: [] }],
    ['twenty-one criteria', { ...valid, criteria: Array.from({ length: 21 }, () => valid.criteria[0]) }],
    ['a criterion with one level', { ...valid, criteria: [{ title: 'Argument', levels: [level] }] }],
    ['a level without a title', withLevel({ title: '' })],
    ['points below nothing', withLevel({ points: -1 })],
    ['more than a hundred points for a level', withLevel({ points: 100.5 })],
    ['thousandths of a point', withLevel({ points: 0.125 })],
  ])('a rubric with %s is refused', (_name, content) => {
    expect(rubricContentSchema.safeParse(content).success).toBe(false);
  });

  it('a rubric with half points is accepted', () => {
    expect(rubricContentSchema.safeParse(withLevel({ points: 2.5 })).success).toBe(true);
    expect(rubricContentSchema.safeParse(withLevel({ points: 0.29 })).success).toBe(true);
  });
});
