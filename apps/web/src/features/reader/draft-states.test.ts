import { draftIdSchema, draftSubmissionIdSchema, fileIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { draftStates } from './draft-states.ts';

const deadline = (id: number, draftTitle: string) => ({
  draftId: draftIdSchema.parse(id),
  draftTitle,
  draftDeadline: '2026-03-02T10:00:00Z',
  draftPointValue: 50,
  draftType: 'DRAFT' as const,
});

it('every draft stands in the list, handed in or not', () => {
  const states = draftStates({
    deadlines: [deadline(1, 'First'), deadline(2, 'Final Submission')],
    deadlineSubmissions: [
      {
        draftSubmissionId: draftSubmissionIdSchema.parse(9),
        draftId: draftIdSchema.parse(1),
        title: 'First',
        date: '2026-03-02T09:00:00Z',
        status: 'SUBMITTED_EXCEPTION',
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
      },
    ],
  });
  expect(states).toMatchObject([
    { title: 'First', status: 'SUBMITTED_EXCEPTION', submittedAt: '2026-03-02T09:00:00Z' },
    { title: 'Final Submission', status: 'NONE', submittedAt: null },
  ]);
});
