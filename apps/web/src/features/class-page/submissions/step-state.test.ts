import { draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findDraftReached } from './step-state.ts';

const draft = <Status extends string>(
  id: number,
  status: Status,
  draftType: 'DRAFT' | 'FINAL' = 'DRAFT',
) => ({
  draftId: draftIdSchema.parse(id),
  title: `Draft ${id}`,
  status,
  draftType,
  date: null,
  peerReviews: [],
});

it.each([
  ['none if nothing is submitted', 'NONE', [draft(1, 'NONE'), draft(3, 'NONE', 'FINAL')], null],
  ['the first one', 'NONE', [draft(1, 'SUBMITTED'), draft(2, 'NONE'), draft(3, 'NONE', 'FINAL')], 'Draft 1'],
  ['the last of several', 'NONE', [draft(1, 'SUBMITTED'), draft(2, 'SUBMITTED_LATE')], 'Draft 2'],
  ['not a missed one', 'NONE', [draft(1, 'SUBMITTED_AUTO'), draft(2, 'MISSED')], 'Draft 1'],
  ['none once the final submission is submitted', 'SUBMITTED', [draft(1, 'SUBMITTED')], null],
  ['none once the final submission is missed', 'MISSED', [draft(1, 'SUBMITTED')], null],
] as const)('the current draft of a submission is %s', (_which, status, draftSubmissions, expected) => {
  expect(findDraftReached({ status, draftSubmissions: [...draftSubmissions] })?.title ?? null).toBe(expected);
});
