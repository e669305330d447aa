import { expect, it } from 'vitest';
import { suggestedReviewDeadline } from './suggested-deadline-rules.ts';

it.each([
  ['in winter', '2026-01-10T17:00:00Z', '2026-01-12T17:00:00Z'],
  ['over the change of clocks', '2026-03-28T17:00:00Z', '2026-03-30T16:00:00Z'],
])('the suggested review deadline is two days later %s, at the same local time', (_when, draft, review) => {
  expect(suggestedReviewDeadline(new Date(draft), 'Europe/Berlin')).toEqual(new Date(review));
});
