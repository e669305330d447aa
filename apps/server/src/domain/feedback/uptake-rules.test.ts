import { expect, it } from 'vitest';
import { type StatedComment, summariseUptake } from './uptake-rules.ts';

const comment = (state: StatedComment['state'], rest: Partial<StatedComment> = {}): StatedComment => ({
  state,
  changedShare: 0,
  newWords: 0,
  hoursToFirstChange: null,
  isDeclineAccepted: false,
  ...rest,
});

it('the uptake of two changed, one accepted and one unaccepted decline, and one praise is three in four', () => {
  const comments = [
    comment('changed-here', { hoursToFirstChange: 2 }),
    comment('changed-here', { hoursToFirstChange: 4 }),
    comment('declined', { isDeclineAccepted: true }),
    comment('not-changed'),
    comment('praise'),
  ];
  expect(summariseUptake(comments)).toEqual({ comments: 5, actionable: 4, share: 0.75, medianHours: 3 });
});

it('the uptake without actionable comments has no share', () => {
  expect(summariseUptake([comment('praise')])).toEqual({
    comments: 1,
    actionable: 0,
    share: null,
    medianHours: null,
  });
  expect(summariseUptake([]).share).toBeNull();
});
