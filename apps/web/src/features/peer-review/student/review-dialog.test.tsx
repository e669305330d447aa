import type { EarlierReview, PeerReview } from '@redraft/contracts';
import { classIdSchema, criterionScoreSchema, reviewSinceSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Editor } from '../../../testing/editor.ts';
import { aReview } from '../../../testing/reviews.ts';
import { Server } from '../../../testing/server.ts';
import { type Shown, show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { ReviewDialog } from './review-dialog.tsx';

let server: Server;
beforeEach(() => {
  server = new Server();
  openWindow({ width: 1280 });
  server.answers('POST', '/api/peerreview/frame', {
    actionUrl: 'http://localhost:3000/editor',
    editorOrigin: 'http://localhost:3000',
    assets: [],
    hasTextView: false,
    mode: 'edit',
    fields: {},
  });
  server.answers('GET', '/api/peerreview/comments', { comments: [] });
  server.answers('GET', '/api/peerreview/since', { timezone: 'UTC', earlier: null });
  server.answers('POST', '/api/peerreview/submit', { success: true });
});

interface Opened extends Shown {
  editor: Editor;
  closed: () => number;
}

async function open(rest: Partial<PeerReview> = {}): Promise<Opened> {
  let closings = 0;
  const shown = show(
    <ReviewDialog
      classId={classIdSchema.parse(7)}
      review={aReview(rest)}
      name="Writer 1"
      onClose={() => {
        closings += 1;
      }}
    />,
  );
  const editor = await Editor.in('Review of Writer 1’s text');
  await editor.says('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 0 });
  return { ...shown, editor, closed: () => closings };
}

const level = { title: 'Clear', description: '', points: 1 };
const said = {
  criteria: { title: 'Reading', criteria: [{ title: 'The claim', description: '', levels: [level] }] },
  required: false,
  criteriaVersion: 1,
  answers: [],
  version: 0,
  can: { write: true },
};

const pressSubmit = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Submit' }));
const submissions = () => server.callsOf('POST', '/api/peerreview/submit');
const saves = (success: boolean) => ({ success, result: '', errorMsg: '' });

/** Waits for the confirmation that follows the last save. */
async function untilAsked(opened: Opened) {
  await pressSubmit(opened);
  await opened.editor.hears('Action_Save');
  await opened.editor.says('Action_Save_Resp', saves(true));
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
  const since = (rest: Partial<EarlierReview> = {}) =>
    server.answers('GET', '/api/peerreview/since', { timezone: 'UTC', earlier: { ...earlier, ...rest } });
  const panel = async (name: string, { user }: Shown) => {
    await user.click(await screen.findByRole('tab', { name }));
    return within(screen.getByRole('tabpanel', { name }));
  };

  it('the panels of a review are missing in the first review of a submission', async () => {
    await open();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('the panels of a review show the changes since the draft that was reviewed before', async () => {
    since();
    const opened = await open();
    const changes = await panel('What changed', opened);
    expect(changes.getByText(/1 words added and 1 removed/)).toBeTruthy();
    expect(changes.getByText('2 paragraphs unchanged.')).toBeTruthy();
    expect(changes.getByLabelText('Inserted: old').tagName).toBe('INS');
    expect(changes.getByLabelText('Deleted: bad').tagName).toBe('DEL');
  });

  it("the panels of a review show the state of the reviewer's earlier comments", async () => {
    since();
    const opened = await open();
    const comments = await panel('Earlier comments', opened);
    expect(comments.getByText('1 of 2 commented passages changed.')).toBeTruthy();
    const [first, second] = comments.getAllByRole('listitem');
    expect(first?.textContent).toBe('Changed herebadFor whom?');
    expect(second?.textContent).toBe('Not changedhabitWhich one?');
  });

  it('the panels of a review say so if nothing changed and there were no comments', async () => {
    since({ passages: [], comments: [] });
    const opened = await open();
    expect((await panel('What changed', opened)).getByText(/The words are the same/)).toBeTruthy();
    expect((await panel('Earlier comments', opened)).getByText(/has no comments/)).toBeTruthy();
  });

  it('a panel that could not be loaded says so and offers a retry', async () => {
    server.refuses('GET', '/api/peerreview/since', { status: 503, code: 'service.unavailable' });
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    since();
    await user.click(again);
    expect(await screen.findByRole('tab', { name: 'What changed' })).toBeTruthy();
  });
});

it('submitting saves, checks the comments, saves again and closes', async () => {
  server.answers('GET', '/api/peerreview/comments', {
    comments: [
      { id: 0, quote: 'habit', text: 'Unclear.' },
      { id: 1, quote: 'habit', text: 'Try another word, because the reader expects a person.' },
    ],
  });
  const opened = await open();
  const question = await untilAsked(opened);
  expect(await question.findByText('1 of 2 comments could say more:')).toBeTruthy();
  expect(question.getByText('What could the writer try?')).toBeTruthy();
  expect(submissions()).toEqual([]);
  opened.editor.heard.length = 0;
  await opened.user.click(question.getByRole('button', { name: 'Submit' }));
  await opened.editor.hears('Action_Save');
  expect(submissions()).toEqual([]);
  await opened.editor.says('Action_Save_Resp', saves(true));
  expect(await screen.findByText('The review submitted successfully.')).toBeTruthy();
  expect(submissions().map(({ query }) => query)).toEqual([{ id: '31' }]);
  await waitFor(() => expect(opened.closed()).toBe(1));
});

it('submitting sends nothing if the last words could not be saved', async () => {
  const opened = await open();
  await pressSubmit(opened);
  await opened.editor.hears('Action_Save');
  await opened.editor.says('Action_Save_Resp', saves(false));
  expect(await screen.findByText(/Your last changes could not be saved/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(submissions()).toEqual([]);
});

it('submitting saves the criteria first, whether the document is open or not', async () => {
  server.answers('GET', '/api/peerreview/answers', said);
  server.refuses('PUT', '/api/peerreview/answers', { status: 503, code: 'service.unavailable' });
  const { user } = show(
    <ReviewDialog
      classId={classIdSchema.parse(7)}
      review={aReview()}
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
  server.answers('GET', '/api/peerreview/answers', said);
  server.answers('PUT', '/api/peerreview/answers', ({ body }) => {
    const { answers } = z.object({ answers: z.array(criterionScoreSchema) }).parse(body);
    return { ...said, answers, version: said.version + 1 };
  });
  const opened = await open();
  await opened.user.type(screen.getByRole('textbox', { name: /The claim/ }), 'Where?');
  const question = await untilAsked(opened);
  expect(await question.findByText('Comments on criteria: 1 of 1')).toBeTruthy();
  expect(await question.findByText(/The text has no comments yet/)).toBeTruthy();
});

it('submitting that fails is reported and keeps the review open', async () => {
  server.refuses('POST', '/api/peerreview/submit', { status: 409, code: 'review.submitted' });
  const opened = await open();
  const question = await untilAsked(opened);
  opened.editor.heard.length = 0;
  await opened.user.click(question.getByRole('button', { name: 'Submit' }));
  await opened.editor.hears('Action_Save');
  await opened.editor.says('Action_Save_Resp', saves(true));
  expect(await screen.findByText('An error occured during submission.')).toBeTruthy();
  expect(opened.closed()).toBe(0);
});

it('submitting can be postponed', async () => {
  const opened = await open();
  const question = await untilAsked(opened);
  await opened.user.click(question.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(submissions()).toEqual([]);
});

it('closing with unsaved words saves them first', async () => {
  const opened = await open();
  await opened.editor.says('Doc_ModifiedStatus', { Modified: true });
  await opened.user.click(screen.getByRole('button', { name: 'Close' }));
  await opened.editor.hears('Action_Save');
  expect(opened.closed()).toBe(0);
  await opened.editor.says('Action_Save_Resp', saves(true));
  await waitFor(() => expect(opened.closed()).toBe(1));
});
