import { draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { deadlinesSchema, toReviewDeadlineBodies } from './deadline-rules.ts';

const schema = deadlinesSchema({ missing: 'missing', early: 'early' });
const draftId = draftIdSchema.parse(7);
const notBefore = '2026-03-10T12:00:00Z';
const complaint = (isOn: boolean, deadline: string) =>
  schema.safeParse({ drafts: [{ draftId, isOn, deadline, notBefore }] }).error?.issues[0]?.message;

it.each([
  ['before the deadline of the draft is rejected', true, '2026-03-10T11:59:00Z', 'early'],
  ['at the deadline of the draft is accepted', true, '2026-03-10T12:00:00Z', undefined],
  ['two days later is accepted', true, '2026-03-12T12:00:00Z', undefined],
  ['that is empty is rejected', true, '', 'missing'],
  ['that is empty and turned off is accepted', false, '', undefined],
])('a review deadline %s', (_when, isOn, deadline, expected) => {
  expect(complaint(isOn, deadline)).toBe(expected);
});

it('a deadline that is turned off is cleared', () => {
  const drafts = [{ draftId, isOn: false, deadline: '2026-03-12T12:00:00Z', notBefore }];
  expect(toReviewDeadlineBodies({ drafts })).toEqual([{ draftId, draftPeerReviewDeadline: null }]);
});
