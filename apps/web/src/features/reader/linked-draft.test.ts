import type { ReadSubmission } from '@redraft/contracts';
import { draftIdSchema, draftSubmissionIdSchema, fileIdSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { findGradedDraft, findLinkedDraft } from './linked-draft.ts';

type Submitted = ReadSubmission['deadlineSubmissions'][number];

const deadline = (id: number, draftTitle: string, draftType: 'DRAFT' | 'FINAL') => ({
  draftId: draftIdSchema.parse(id),
  draftTitle,
  draftDeadline: '2026-03-02T10:00:00Z',
  draftPointValue: 50,
  draftType,
});

const submitted = (id: number, overrides: Pick<Submitted, 'versionSeq' | 'earlier'>): Submitted => ({
  draftSubmissionId: draftSubmissionIdSchema.parse(id),
  draftId: draftIdSchema.parse(id),
  title: '',
  date: '2026-03-02T09:00:00Z',
  status: 'SUBMITTED',
  grade: -1,
  alternateGrade: null,
  exception: false,
  exceptionDeadline: null,
  fileId: fileIdSchema.parse(3),
  docId: fileIdSchema.parse(3),
  commentedFiles: [],
  peerReview: [],
  ...overrides,
});

const submission = {
  deadlines: [
    deadline(1, 'Outline', 'DRAFT'),
    deadline(2, 'Second draft', 'DRAFT'),
    deadline(3, '', 'FINAL'),
  ],
  deadlineSubmissions: [
    submitted(1, { versionSeq: 17, earlier: null }),
    submitted(2, {
      versionSeq: null,
      earlier: { status: 'SUBMITTED', date: '2026-03-02T09:00:00Z', versionSeq: 12 },
    }),
    submitted(3, { versionSeq: 40, earlier: null }),
  ],
};

describe('the draft of a link to the reader', () => {
  it.each([
    { name: 'a submitted draft opens its version', parameter: '1', seq: 17 },
    { name: 'a reopened draft opens the version submitted before', parameter: '2', seq: 12 },
    { name: 'the final draft opens the text itself', parameter: '3', seq: undefined },
    { name: 'a draft of another assignment opens the text itself', parameter: '9', seq: undefined },
    { name: 'a parameter that is no id opens the text itself', parameter: 'x', seq: undefined },
    { name: 'no parameter opens the text itself', parameter: null, seq: undefined },
  ])('$name', ({ parameter, seq }) => {
    expect(findLinkedDraft(submission, parameter)?.seq).toBe(seq);
  });
});

describe('the draft that is graded in the reader', () => {
  it.each([
    {
      name: 'the draft of a link is graded while its version is open',
      parameter: '1',
      opened: '1',
      draft: 1,
    },
    { name: 'a draft without a version is graded beside the text', parameter: '4', opened: null, draft: 4 },
    { name: 'the text is graded when it was opened instead', parameter: '1', opened: null, draft: undefined },
    {
      name: 'the text is graded by a link to the final draft',
      parameter: '3',
      opened: null,
      draft: undefined,
    },
    { name: 'the text is graded without a link', parameter: null, opened: '1', draft: undefined },
  ])('$name', ({ parameter, opened, draft }) => {
    const text = { ...submission, deadlines: [...submission.deadlines, deadline(4, 'Third', 'DRAFT')] };
    const openFile = findLinkedDraft(text, opened);
    expect(findGradedDraft(text, { parameter, openFile })?.draftId).toBe(draft);
  });
});
