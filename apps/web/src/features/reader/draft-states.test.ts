import { draftIdSchema, draftSubmissionIdSchema, fileIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findDraftReached, listDraftStates } from './draft-states.ts';

const deadline = (id: number, draftTitle: string) => ({
  draftId: draftIdSchema.parse(id),
  draftTitle,
  draftDeadline: '2026-03-02T10:00:00Z',
  draftPointValue: 50,
  draftType: 'DRAFT' as const,
});

const created = (id: number, status: 'SUBMITTED_EXCEPTION' | 'SUBMITTED_LATE' | 'MISSED') => ({
  draftSubmissionId: draftSubmissionIdSchema.parse(9),
  draftId: draftIdSchema.parse(id),
  title: 'First',
  date: '2026-03-02T09:00:00Z',
  status,
  grade: -1,
  alternateGrade: null,
  exception: true,
  exceptionDeadline: '2026-03-04T10:00:00Z',
  versionSeq: 17,
  fileId: fileIdSchema.parse(3),
  docId: fileIdSchema.parse(3),
  earlier: null,
  commentedFiles: [],
  peerReview: [],
});

it('every draft is listed, submitted or not', () => {
  const states = listDraftStates({
    deadlines: [deadline(1, 'First'), deadline(2, 'Final Submission')],
    deadlineSubmissions: [created(1, 'SUBMITTED_EXCEPTION')],
  });
  expect(states).toMatchObject([
    { title: 'First', status: 'SUBMITTED_EXCEPTION', submittedAt: '2026-03-02T09:00:00Z' },
    { title: 'Final Submission', status: 'NONE', submittedAt: null },
  ]);
});

it.each([
  ['none before anything is submitted', 'NONE', [], null],
  [
    'the last submitted one',
    'NONE',
    [created(1, 'SUBMITTED_EXCEPTION'), created(2, 'SUBMITTED_LATE')],
    'Second',
  ],
  ['not a missed one', 'NONE', [created(1, 'SUBMITTED_EXCEPTION'), created(2, 'MISSED')], 'First'],
  ['none once the final submission is submitted', 'SUBMITTED', [created(1, 'SUBMITTED_EXCEPTION')], null],
] as const)('the current draft of a submission is %s', (_which, status, deadlineSubmissions, expected) => {
  const deadlines = [
    deadline(1, 'First'),
    deadline(2, 'Second'),
    { ...deadline(3, 'Final'), draftType: 'FINAL' as const },
  ];
  const reached = findDraftReached({ status, deadlines, deadlineSubmissions: [...deadlineSubmissions] });
  expect(reached?.title ?? null).toBe(expected);
});
