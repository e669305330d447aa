import type { RubricContent } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import {
  emptyCriterion,
  emptyRubric,
  isSameRubric,
  pointsOfDraft,
  rubricDraftSchema,
} from './rubric-draft.ts';

const level = (title: string, points: number) => ({ title, points, description: `About ${title}` });
const three = [level('Good', 4), level('Fair', 2), level('Poor', 0)];

describe('a new criterion', () => {
  it('has two levels without words or points when it is the first', () => {
    expect(emptyRubric().criteria).toEqual([
      {
        title: '',
        description: '',
        levels: [
          { title: '', description: '', points: Number.NaN },
          { title: '', description: '', points: Number.NaN },
        ],
      },
    ]);
  });

  it('takes the names and points of the levels of the one before, not what they say', () => {
    const before = { title: 'Claim', description: '', levels: three };
    expect(emptyCriterion(before).levels).toEqual([
      { title: 'Good', points: 4, description: '' },
      { title: 'Fair', points: 2, description: '' },
      { title: 'Poor', points: 0, description: '' },
    ]);
  });
});

describe('two rubrics', () => {
  const rubric: RubricContent = {
    title: 'Essay',
    criteria: [{ title: 'Claim', description: '', levels: three }],
  };
  // The database keeps the parts of an object in an order of its own.
  const stored: RubricContent = {
    criteria: [
      {
        levels: three.map(({ description, points, title }) => ({ points, title, description })),
        description: '',
        title: 'Claim',
      },
    ],
    title: 'Essay',
  };
  it.each([
    ['are the same in whatever order their parts come', rubric, stored, true],
    ['differ by their title', rubric, { ...rubric, title: 'Summary' }, false],
    ['differ when there is none', rubric, null, false],
    ['are the same when there are none', null, null, true],
  ])('%s', (_name, one, other, expected) => {
    expect(isSameRubric(one, other)).toBe(expected);
  });
});

it('Points that are no number are refused', () => {
  const levels = [level('Good', 4), { title: 'Fair', points: '2 points' }];
  const draft = { title: 'Essay', criteria: [{ title: 'Order', levels }] };
  expect(rubricDraftSchema.safeParse(draft).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'criteria.0.levels.1.points',
  ]);
});

it('Points that are not typed yet, or are no number, count for nothing', () => {
  const untyped = level('Superb', Number.NaN);
  expect(
    pointsOfDraft([
      { title: '', levels: [untyped, ...three] },
      { title: '', levels: [untyped, { title: 'Fair', points: '2 points' }] },
    ]),
  ).toBe(4);
});
