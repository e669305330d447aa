import { draftIdSchema, draftSubmissionIdSchema, fileIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { commentedVersionOf, draftStates, versionOf } from './draft-states.ts';

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
    { title: 'First', due: '2026-03-04T10:00:00Z', status: 'SUBMITTED_EXCEPTION', seq: 17 },
    { title: 'Final Submission', due: '2026-03-02T10:00:00Z', status: 'NONE', submittedAt: null, seq: null },
  ]);
});

it('what was handed in before a draft was opened again can still be opened, and so can what it was commented upon', () => {
  const made = {
    draftSubmissionId: draftSubmissionIdSchema.parse(9),
    draftId: draftIdSchema.parse(1),
    title: 'First',
    date: null,
    status: 'NONE' as const,
    grade: -1,
    alternateGrade: null,
    exception: false,
    exceptionDeadline: null,
    versionSeq: null,
    fileId: null,
    docId: null,
    earlier: { status: 'SUBMITTED' as const, date: '2026-03-02T09:00:00Z', versionSeq: 17 },
    commentedFiles: [{ fileId: fileIdSchema.parse(3), versionSeq: 19, date: '2026-03-02T11:00:00Z' }],
    peerReview: [],
  };
  const [draft] = draftStates({ deadlines: [deadline(1, 'First')], deadlineSubmissions: [made] });
  if (draft === undefined) throw new Error('There is a draft.');
  expect(versionOf(draft)).toEqual({ key: 'draft 1', title: 'First', seq: 17 });
  expect(commentedVersionOf(draft, 'First, commented')).toMatchObject({ seq: 19, title: 'First, commented' });
  expect(draft).toMatchObject({ isEarlier: true, submittedAt: null });
});
