import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildReview } from '../../../testing/reviews.ts';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { PeerReviewList } from './peer-review-list.tsx';
import { SelectReviewsDialog } from './select-reviews-dialog.tsx';

const due = { deadline: '2026-10-12T10:00:00Z' };

it('the list of peer reviews tells two drafts of one submission apart, and shows how much a review helped', () => {
  new FakeServer().respondTo('POST', '/api/peerreview/fetchPreview', { data: [], more: false });
  openWindow({ width: 1280 });
  const submitted = { status: 'SUBMITTED', can: { write: false, submit: false }, helpfulness: 2 };
  const reviews = [
    buildReview({ ...due, id: 1, ...submitted }),
    buildReview({ ...due, id: 2, draftTitle: 'Full text' }),
    buildReview({ ...due, id: 3, submissionId: 8 }),
  ];
  show(<PeerReviewList classId={classIdSchema.parse(7)} reviews={reviews} zone="UTC" />);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => /Writer \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Writer 1',
    'Writer 1',
    'Writer 2',
  ]);
  expect(rows[0]?.textContent).toContain('Rated by the writer: Somewhat helpful');
  expect(rows[1]?.textContent).not.toContain('Rated by the writer');
});

it('the list of peer reviews lists assigned submissions, starts a review and opens it, and leaves out optional ones', async () => {
  const server = new FakeServer();
  openWindow({ width: 1280 });
  const draft = (id: number, assigned: boolean) => ({
    draftSubmissionId: id,
    draftId: 5,
    fileId: 7,
    draftTitle: 'Outline',
    draftType: 'DRAFT' as const,
    assigned,
    submissionDate: '2026-10-10T10:00:00Z',
    draftDueDate: '2026-10-12T10:00:00Z',
  });
  const text = (id: number, studentName: string, assigned: boolean) => ({
    studentId: id,
    studentName,
    submissionItem: { submissionId: id, drafts: [draft(id, assigned)] },
  });
  server.respondTo('POST', '/api/peerreview/fetchPreview', {
    data: [
      {
        assignmentId: 21,
        assignmentTitle: 'Essay on habit',
        current: [text(8, 'Ben Lee', true), text(9, 'Cleo Lee', false)],
      },
    ],
    more: false,
  });
  server.respondTo('POST', '/api/peerreview/addToReviewList', buildReview({ ...due, id: 4 }));
  const { user } = show(<PeerReviewList classId={classIdSchema.parse(7)} reviews={[]} zone="UTC" />);
  await user.click(await screen.findByRole('button', { name: 'Review: Essay on habit, Ben Lee' }));
  expect(server.callsTo('POST', '/api/peerreview/addToReviewList')).toMatchObject([
    { query: { revieweeId: '8', assignmentId: '21', submissionId: '8', draftId: '5' } },
  ]);
  expect(screen.queryByText('Cleo Lee')).toBeNull();
});

it('the list of peer reviews reports that the choices could not be loaded, and retries', async () => {
  const server = new FakeServer();
  server.rejectWith('POST', '/api/peerreview/fetchPreview', { status: 404, code: 'not_found' });
  const { user } = show(
    <SelectReviewsDialog
      classId={classIdSchema.parse(7)}
      assignmentId={assignmentIdSchema.parse(21)}
      title="Essay on habit"
      zone="UTC"
      onClose={() => undefined}
    />,
  );
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  server.respondTo('POST', '/api/peerreview/fetchPreview', { data: [], more: false });
  await user.click(retryButton);
  expect(await screen.findByText('No more texts to choose from')).toBeTruthy();
});
