import { expect, it } from 'vitest';
import {
  computeMaxPoints,
  createEmptyCriterion,
  createEmptyRubric,
  rubricDraftSchema,
} from './rubric-draft.ts';

const level = (title: string, points: number) => ({ title, points, description: `About ${title}` });
const three = [level('Good', 4), level('Fair', 2), level('Poor', 0)];

it('the first criterion has two empty levels', () => {
  expect(createEmptyRubric().criteria).toEqual([
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

it('a new criterion copies the names and points of the previous levels, but not their descriptions', () => {
  const previous = { title: 'Claim', description: '', levels: three };
  expect(createEmptyCriterion(previous).levels).toEqual([
    { title: 'Good', points: 4, description: '' },
    { title: 'Fair', points: 2, description: '' },
    { title: 'Poor', points: 0, description: '' },
  ]);
});

it('points that are no number are rejected', () => {
  const levels = [level('Good', 4), { title: 'Fair', points: '2 points' }];
  const draft = { title: 'Essay', criteria: [{ title: 'Order', levels }] };
  expect(rubricDraftSchema.safeParse(draft).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'criteria.0.levels.1.points',
  ]);
});

it('points that are empty or no number count as zero', () => {
  const untyped = level('Superb', Number.NaN);
  expect(
    computeMaxPoints([
      { title: '', levels: [untyped, ...three] },
      { title: '', levels: [untyped, { title: 'Fair', points: '2 points' }] },
    ]),
  ).toBe(4);
});
