import { expect, it } from 'vitest';
import { computeGoalProgress, getGoalState } from './goal.ts';

it.each([
  [499, { min: 500, max: 700 }, 'short', 0.998],
  [500, { min: 500, max: 700 }, 'reached', 1],
  [700, { min: 500, max: 700 }, 'reached', 1],
  [701, { min: 500, max: 700 }, 'over', 1],
  [400, { min: null, max: 800 }, 'short', 0.5],
  [800, { min: null, max: 800 }, 'reached', 1],
  [801, { min: null, max: 800 }, 'over', 1],
  [900, { min: 800, max: null }, 'reached', 1],
  [0, { min: null, max: null }, 'reached', 1],
] as const)(
  'a text of a length that its task names of %i words for %j is %s',
  (words, goal, state, share) => {
    expect(getGoalState(words, goal)).toBe(state);
    expect(computeGoalProgress(words, goal)).toBe(share);
  },
);
