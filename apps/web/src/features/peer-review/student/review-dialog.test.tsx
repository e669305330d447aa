import type { EarlierReview, PeerReview } from '@redraft/contracts';
import { classIdSchema, criterionScoreSchema, reviewSinceSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FakeEditor } from '../../../testing/editor.ts';
import { buildReview } from '../../../testing/reviews.ts';
import { FakeServer } from '../../../testing/server.ts';
import { type RenderedPage, show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { ReviewDialog } from './review-dialog.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  openWindow({ width: 1280 });
  server.respondTo('POST', '/api/peerreview/frame', {
    actionUrl: 'http://localhost:3000/editor',
    editorOrigin: 'http://localhost:3000',
    assets: [],
    hasTextView: false,
    opensOffline: false,
    mode: 'edit',
    fields: {},
  });
  server.respondTo('GET', '/api/peerreview/comments', { comments: [] });
  server.respondTo('GET', '/api/peerreview/since', { timezone: 'UTC', earlier: null });
  server.respondTo('POST', '/api/peerreview/submit', { success: true });
});

interface Opened extends RenderedPage {
  editor: FakeEditor;
  closed: () => number;
}

async function open(overrides: Partial<PeerReview> = {}): Promise<Opened> {
  let closeCount = 0;
  const rendered = show(
    <ReviewDialog
      classId={classIdSchema.parse(7)}
      review={buildReview(overrides)}
      name="Writer 1"
      onClose={() => {
        closeCount += 1;
      }}
    />,
  );
  const editor = await FakeEditor.in('Review of Writer 1’s text');
  await editor.send('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 0 });
  return { ...rendered, editor, closed: () => closeCount };
}

const level = { title: 'Clear', description: '', points: 1 };
const earlierComment = {
  criteria: { title: 'Reading', criteria: [{ title: 'The claim', description: '', levels: [level] }] },
  required: false,
  criteriaVersion: 1,
  answers: [],
  version: 0,
  can: { write: true },
};

const pressSubmit = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: 'Submit' }));
const submissions = () => server.callsTo('POST', '/api/peerreview/submit');
const saves = (success: boolean) => ({ success, result: '', errorMsg: '' });

/** Waits for the confirmation that follows the last save. */
async function untilAsked(rendered: Opened) {
  await pressSubmit(rendered);
  await rendered.editor.waitForMessage('Action_Save');
  await rendered.editor.send('Action_Save_Resp', saves(true));
  return within(await screen.findByRole('alertdialog', { name: 'Submit this review?' }));
}

it('a review shows the assignment, the draft and the writer', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Peer review: Essay on habit' });
  expect(dialog.textContent).toContain('Outline · Writer 1');
  expect(within(dialog).getByRole('button', { name: 'Help' })).toBeTruthy();
});

it('a submitted review has no Submit', async () => {
  await open({ status: 'SUBMITTED', can: { write: false, submit: false } });
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.getByText(/You have submitted this review/)).toBeTruthy();
});

it('a submitted review shows how much it helped once its author has rated it', async () => {
  await open({ status: 'SUBMITTED', can: { write: false, submit: false }, helpfulness: 3 });
  expect(screen.getByText(/Rated by the writer: Helpful/)).toBeTruthy();
});

it('a review whose deadline has passed says that it can still be submitted', async () => {
  await open({ deadline: '2001-10-12T10:00:00Z' });
  expect(screen.getByText(/You can still submit it, but it will be marked as late/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
});

it('a review says that a newer version was submitted', async () => {
  await open({ outdated: true });
  expect(screen.getByText(/since handed in a newer version/)).toBeTruthy();
});

describe('the panels of a review', () => {
  const { earlier } = reviewSinceSchema.parse({
    timezone: 'UTC',
    earlier: {
      reviewId: 30,
      draftTitle: 'Sketch',
      draftType: 'DRAFT',
      handedInDate: '2026-10-01T10:00:00Z',
      inserted: 1,
      deleted: 1,
      passages: [
        {
          unchanged: 2,
          pieces: [
            { kind: 'kept', text: 'Habits are ' },
            { kind: 'deleted', text: 'bad' },
            { kind: 'inserted', text: 'old' },
          ],
        },
      ],
      unchangedBehind: 1,
      morePassages: 0,
      comments: [
        { id: 0, quote: 'bad', text: 'For whom?', state: 'changed-here' },
        { id: 1, quote: 'habit', text: 'Which one?', state: 'not-changed' },
      ],
    },
  });
  if (earlier === null) throw new Error('There is no earlier review.');
  const earlierReview = (overrides: Partial<EarlierReview> = {}) =>
    server.respondTo('GET', '/api/peerreview/since', {
      timezone: 'UTC',
      earlier: { ...earlier, ...overrides },
    });
  const panel = async (name: string, { user }: RenderedPage) => {
    await user.click(await screen.findByRole('tab', { name }));
    return within(screen.getByRole('tabpanel', { name }));
  };

  it('the panels of a review are missing in the first review of a submission', async () => {
    await open();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('the panels of a review show the changes since the draft that was reviewed before', async () => {
    earlierReview();
    const rendered = await open();
    const changes = await panel('What changed', rendered);
    expect(changes.getByText(/1 words added and 1 removed/)).toBeTruthy();
    expect(changes.getByText('2 paragraphs unchanged.')).toBeTruthy();
    expect(changes.getByLabelText('Inserted: old').tagName).toBe('INS');
    expect(changes.getByLabelText('Deleted: bad').tagName).toBe('DEL');
  });

  it("the panels of a review show the state of the reviewer's earlier comments", async () => {
    earlierReview();
    const rendered = await open();
    const comments = await panel('Earlier comments', rendered);
    expect(comments.getByText('1 of 2 commented passages changed.')).toBeTruthy();
    const [first, second] = comments.getAllByRole('listitem');
    expect(first?.textContent).toBe('Changed herebadFor whom?');
    expect(second?.textContent).toBe('Not changedhabitWhich one?');
  });

  it('the panels of a review say so if nothing changed and there were no comments', async () => {
    earlierReview({ passages: [], comments: [] });
    const rendered = await open();
    expect((await panel('What changed', rendered)).getByText(/The words are the same/)).toBeTruthy();
    expect((await panel('Earlier comments', rendered)).getByText(/has no comments/)).toBeTruthy();
  });

  it('a panel that could not be loaded says so and offers a retry', async () => {
    server.rejectWith('GET', '/api/peerreview/since', { status: 503, code: 'service.unavailable' });
    const { user } = await open();
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    earlierReview();
    await user.click(retryButton);
    expect(await screen.findByRole('tab', { name: 'What changed' })).toBeTruthy();
  });
});

it('submitting saves, checks the comments, saves again and closes', async () => {
  server.respondTo('GET', '/api/peerreview/comments', {
    comments: [
      { id: 0, quote: 'habit', text: 'Unclear.' },
      { id: 1, quote: 'habit', text: 'Try another word, because the reader expects a person.' },
    ],
  });
  const rendered = await open();
  const question = await untilAsked(rendered);
  expect(await question.findByText('1 of 2 comments could say more:')).toBeTruthy();
  expect(question.getByText('What could the writer try?')).toBeTruthy();
  expect(submissions()).toEqual([]);
  rendered.editor.receivedMessages.length = 0;
  await rendered.user.click(question.getByRole('button', { name: 'Submit' }));
  await rendered.editor.waitForMessage('Action_Save');
  expect(submissions()).toEqual([]);
  await rendered.editor.send('Action_Save_Resp', saves(true));
  expect(await screen.findByText('The review submitted successfully.')).toBeTruthy();
  expect(submissions().map(({ query }) => query)).toEqual([{ id: '31' }]);
  await waitFor(() => expect(rendered.closed()).toBe(1));
});

it('submitting sends nothing if the last words could not be saved', async () => {
  const rendered = await open();
  await pressSubmit(rendered);
  await rendered.editor.waitForMessage('Action_Save');
  await rendered.editor.send('Action_Save_Resp', saves(false));
  expect(await screen.findByText(/Your last changes could not be saved/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(submissions()).toEqual([]);
});

it('submitting saves the criteria first, whether the document is open or not', async () => {
  server.respondTo('GET', '/api/peerreview/answers', earlierComment);
  server.rejectWith('PUT', '/api/peerreview/answers', { status: 503, code: 'service.unavailable' });
  const { user } = show(
    <ReviewDialog
      classId={classIdSchema.parse(7)}
      review={buildReview()}
      name="Writer 1"
      onClose={() => undefined}
    />,
  );
  await user.type(await screen.findByRole('textbox', { name: /The claim/ }), 'Where?');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/Your last changes could not be saved/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('submitting counts the current comments on criteria, and names the criteria without one', async () => {
  server.respondTo('GET', '/api/peerreview/answers', earlierComment);
  server.respondTo('PUT', '/api/peerreview/answers', ({ body }) => {
    const { answers } = z.object({ answers: z.array(criterionScoreSchema) }).parse(body);
    return { ...earlierComment, answers, version: earlierComment.version + 1 };
  });
  const rendered = await open();
  await rendered.user.type(screen.getByRole('textbox', { name: /The claim/ }), 'Where?');
  const question = await untilAsked(rendered);
  expect(await question.findByText('Comments on criteria: 1 of 1')).toBeTruthy();
  expect(await question.findByText(/The text has no comments yet/)).toBeTruthy();
});

it('submitting that fails is reported and keeps the review open', async () => {
  server.rejectWith('POST', '/api/peerreview/submit', { status: 409, code: 'review.submitted' });
  const rendered = await open();
  const question = await untilAsked(rendered);
  rendered.editor.receivedMessages.length = 0;
  await rendered.user.click(question.getByRole('button', { name: 'Submit' }));
  await rendered.editor.waitForMessage('Action_Save');
  await rendered.editor.send('Action_Save_Resp', saves(true));
  expect(await screen.findByText('An error occured during submission.')).toBeTruthy();
  expect(rendered.closed()).toBe(0);
});

it('submitting can be postponed', async () => {
  const rendered = await open();
  const question = await untilAsked(rendered);
  await rendered.user.click(question.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(submissions()).toEqual([]);
});

it('closing with unsaved words saves them first', async () => {
  const rendered = await open();
  await rendered.editor.send('Doc_ModifiedStatus', { Modified: true });
  await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
  await rendered.editor.waitForMessage('Action_Save');
  expect(rendered.closed()).toBe(0);
  await rendered.editor.send('Action_Save_Resp', saves(true));
  await waitFor(() => expect(rendered.closed()).toBe(1));
});
