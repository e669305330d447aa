import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aReview } from '../../../testing/reviews.ts';
import { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { PeerReviewList } from './peer-review-list.tsx';
import { SelectReviewsDialog } from './select-reviews-dialog.tsx';

const due = { deadline: '2026-10-12T10:00:00Z' };

it('names two drafts of one text alike, and says how much a review helped', () => {
  new Server();
  openWindow({ width: 1280 });
  const submitted = { status: 'SUBMITTED', can: { write: false, submit: false }, helpfulness: 2 };
  const reviews = [
    aReview({ ...due, id: 1, ...submitted }),
    aReview({ ...due, id: 2, draftTitle: 'Full text' }),
    aReview({ ...due, id: 3, submissionId: 8 }),
  ];
  show(<PeerReviewList classId={classIdSchema.parse(7)} reviews={reviews} zone="UTC" />);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => /Writer \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Writer 1',
    'Writer 1',
    'Writer 2',
  ]);
  expect(rows[0]?.textContent).toContain('Helped the writer: Somewhat');
  expect(rows[1]?.textContent).not.toContain('Helped the writer');
});

it('says that texts to choose from could not be loaded, and tries again', async () => {
  const server = new Server();
  server.refuses('POST', '/api/peerreview/fetchPreview', { status: 404, code: 'not_found' });
  const { user } = show(
    <SelectReviewsDialog
      classId={classIdSchema.parse(7)}
      assignmentId={assignmentIdSchema.parse(21)}
      title="Essay on habit"
      zone="UTC"
      onClose={() => undefined}
    />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers('POST', '/api/peerreview/fetchPreview', { data: [], more: false });
  await user.click(again);
  expect(await screen.findByText('There is nothing to choose any more.')).toBeTruthy();
});
