import { expect, it } from 'vitest';
import { emptyCriterion, emptyRubric, pointsOfDraft, rubricDraftSchema } from './rubric-draft.ts';

const level = (title: string, points: number) => ({ title, points, description: `About ${title}` });
const three = [level('Good', 4), level('Fair', 2), level('Poor', 0)];

it('a new criterion has two levels without words or points when it is the first', () => {
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

it('a new criterion takes the names and points of the levels of the one before, not what they say', () => {
  const before = { title: 'Claim', description: '', levels: three };
  expect(emptyCriterion(before).levels).toEqual([
    { title: 'Good', points: 4, description: '' },
    { title: 'Fair', points: 2, description: '' },
    { title: 'Poor', points: 0, description: '' },
  ]);
});

it('points that are no number are refused', () => {
  const levels = [level('Good', 4), { title: 'Fair', points: '2 points' }];
  const draft = { title: 'Essay', criteria: [{ title: 'Order', levels }] };
  expect(rubricDraftSchema.safeParse(draft).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'criteria.0.levels.1.points',
  ]);
});

it('points that are not typed yet, or are no number, count for nothing', () => {
  const untyped = level('Superb', Number.NaN);
  expect(
    pointsOfDraft([
      { title: '', levels: [untyped, ...three] },
      { title: '', levels: [untyped, { title: 'Fair', points: '2 points' }] },
    ]),
  ).toBe(4);
});
