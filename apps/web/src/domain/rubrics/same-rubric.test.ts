import type { RubricContent } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { isSameRubric } from './same-rubric.ts';

const level = (title: string, points: number) => ({ title, points, description: `About ${title}` });
const three = [level('Good', 4), level('Fair', 2), level('Poor', 0)];

describe('two rubrics', () => {
  const rubric: RubricContent = {
    title: 'Essay',
    criteria: [{ title: 'Claim', description: '', levels: three }],
  };
  // PostgreSQL's jsonb does not preserve key order.
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
    ['are equal regardless of the order of their properties', rubric, stored, true],
    ['differ by their title', rubric, { ...rubric, title: 'Summary' }, false],
    ['differ if one is missing', rubric, null, false],
    ['are equal if both are missing', null, null, true],
  ])('two rubrics %s', (_name, one, other, expected) => {
    expect(isSameRubric(one, other)).toBe(expected);
  });
});
