import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '../../../testing/server.ts';
import { Server } from '../../../testing/server.ts';
import { type Shown, show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { PracticeDialog } from './practice-dialog.tsx';

type Own = AnswerOf<'GET', '/api/peerreview/ownPractice'>;
const path = '/api/peerreview/ownPractice';

let server: Server;
let kept: Own;
beforeEach(() => {
  server = new Server();
  openWindow({ width: 1280 });
  kept = {
    assignmentId: 21,
    example: 'We went to a lake. It was cold.',
    required: true,
    comments: [],
    version: 0,
    doneDate: null,
    samples: [],
    can: { write: true },
  };
  server.answers('GET', path, () => kept);
  server.answers('PUT', path, ({ body }) => {
    const { comments, done } = body as { comments: Own['comments']; done: boolean }; // boundary: our own page
    const doneDate = done ? '2026-10-10T10:00:00Z' : null;
    const samples = done ? [{ passage: 'It was cold.', comment: 'How cold? Try a number.' }] : [];
    kept = { ...kept, comments, version: kept.version + 1, doneDate, samples };
    return kept;
  });
});

async function open(rest: Partial<Own> = {}) {
  kept = { ...kept, ...rest };
  let closings = 0;
  const shown = show(
    <PracticeDialog
      classId={classIdSchema.parse(7)}
      assignmentId={assignmentIdSchema.parse(21)}
      onClose={() => {
        closings += 1;
      }}
    />,
  );
  await screen.findByRole('group', { name: 'Example text' });
  return { ...shown, closed: () => closings };
}

const sent = () => server.callsOf('PUT', path).map(({ body }) => body);
const own = () => within(screen.getByRole('region', { name: 'Your comments' }));
const field = () => screen.getByRole('textbox', { name: 'Your comment' });
const lake = { passage: 'We went to a lake.', comment: 'Which one? You could name it.' };

async function comment({ user }: Shown, on: string, words: string): Promise<void> {
  screen.getByRole('button', { name: on }).focus();
  await user.keyboard('{Enter}');
  await user.type(field(), words);
}

it('a practice saves each added comment, by keyboard alone, and lists what it lacks while it is typed', async () => {
  const opened = await open();
  await comment(opened, lake.passage, lake.comment);
  expect(screen.getAllByTitle('Said:')).toHaveLength(2);
  await opened.user.tab();
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(own().getByText(lake.comment)).toBeTruthy());
  expect(sent()).toEqual([{ assignmentId: 21, comments: [lake], done: false, version: 0 }]);
  expect(field()).toHaveProperty('value', '');
});

it("a practice shows the staff's comments once it is finished, with the comment in the field", async () => {
  const opened = await open();
  expect(screen.queryByText(/Try a number/)).toBeNull();
  await comment(opened, lake.passage, lake.comment);
  await opened.user.click(screen.getByRole('button', { name: 'Finish and compare' }));
  expect(await screen.findByText('How cold? Try a number.')).toBeTruthy();
  expect(own().getByText(lake.comment)).toBeTruthy();
  expect(sent()).toMatchObject([{ comments: [lake], done: true }]);
  expect(screen.queryByRole('button', { name: 'Finish and compare' })).toBeNull();
});

it('a practice cannot be finished without a comment', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Finish and compare' }));
  expect(sent()).toEqual([]);
});

it('a practice saves typed words on closing, and stays open if they cannot be saved', async () => {
  const opened = await open();
  await comment(opened, lake.passage, lake.comment);
  server.refuses('PUT', path, { status: 503, code: 'service.unavailable', message: 'A moment, please.' });
  await opened.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(opened.closed()).toBe(0);
  expect(field()).toHaveProperty('value', lake.comment);
  server.answers('PUT', path, kept);
  await opened.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(opened.closed()).toBe(1));
});

it('a practice removes a comment and restores it', async () => {
  const opened = await open({ comments: [lake], version: 1 });
  await opened.user.click(screen.getByRole('button', { name: `Remove: ${lake.comment}` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your comments' })).toBeNull());
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(own().getByText(lake.comment)).toBeTruthy());
  expect(sent()).toMatchObject([{ comments: [] }, { comments: [lake], version: 2 }]);
});

it('a practice on the built-in example shows its sample comments', async () => {
  await open({ example: null, comments: [lake], doneDate: '2026-10-10T10:00:00Z' });
  expect(screen.getByRole('button', { name: 'It is beautiful there.' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Sample comments' })).toBeTruthy();
});
