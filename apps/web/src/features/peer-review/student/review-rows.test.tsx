import { draftSubmissionIdSchema } from '@redraft/contracts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { buildReview } from '../../../testing/reviews.ts';
import { buildReviewRows, keepStarted } from './review-rows.ts';

it('the final step of an assignment is named in the language of the page, whatever its stored title', () => {
  const t = i18next.getFixedT('en', 'peer-review');
  const storedTitle = { draftTitle: 'As it is kept' };
  const rows = buildReviewRows(
    [buildReview({ ...storedTitle, draftType: 'FINAL' }), buildReview(storedTitle)],
    [],
    t,
  );
  expect(rows.map(({ draftTitle }) => draftTitle)).toEqual(['Final Submission', 'As it is kept']);
});

it('the row of a text has the same key before and after its review is started', () => {
  const t = i18next.getFixedT('en', 'peer-review');
  const review = buildReview({});
  const { assignmentId, assignmentTitle, draftId, draftType, fileId, submissionId } = review;
  const draft = {
    draftId,
    draftType,
    fileId,
    submissionDate: '2026-10-01T10:00:00Z',
    draftTitle: 'Outline',
    draftSubmissionId: draftSubmissionIdSchema.parse(12),
    assigned: true,
    draftDueDate: '2026-10-01T10:00:00Z',
  };
  const item = { studentId: 8, studentName: 'Ben Lee', submissionItem: { submissionId, drafts: [draft] } };
  const candidate = { assignmentId, assignmentTitle, item, draft };
  const [given] = buildReviewRows([], [candidate], t);
  const [started] = buildReviewRows([review], [], t);
  expect(started?.key).toBe(given?.key);
  // While only one of the two lists is refreshed, the row of the review keeps its key.
  const both = buildReviewRows([review], [candidate], t).map(({ key }) => key);
  expect(both[0]).toBe(given?.key);
  expect(new Set(both).size).toBe(2);
  // While it is started, it stays listed once.
  expect(keepStarted([], [], candidate)).toEqual([candidate]);
  expect(keepStarted([candidate], [], candidate)).toEqual([candidate]);
  expect(keepStarted([], [review], candidate)).toEqual([]);
});
