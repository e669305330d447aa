import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '../../../testing/server.ts';
import { FakeServer } from '../../../testing/server.ts';
import { type RenderedPage, show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { PracticeDialog } from './practice-dialog.tsx';

type Own = AnswerOf<'GET', '/api/peerreview/ownPractice'>;
const path = '/api/peerreview/ownPractice';

let server: FakeServer;
let savedPractice: Own;
beforeEach(() => {
  server = new FakeServer();
  openWindow({ width: 1280 });
  savedPractice = {
    assignmentId: 21,
    example: 'We went to a lake. It was cold.',
    required: true,
    comments: [],
    version: 0,
    doneDate: null,
    samples: [],
    can: { write: true },
  };
  server.respondTo('GET', path, () => savedPractice);
  server.respondTo('PUT', path, ({ body }) => {
    const { comments, done } = body as { comments: Own['comments']; done: boolean }; // cast: our own page
    const doneDate = done ? '2026-10-10T10:00:00Z' : null;
    const samples = done ? [{ passage: 'It was cold.', comment: 'How cold? Try a number.' }] : [];
    savedPractice = { ...savedPractice, comments, version: savedPractice.version + 1, doneDate, samples };
    return savedPractice;
  });
});

async function open(overrides: Partial<Own> = {}) {
  savedPractice = { ...savedPractice, ...overrides };
  let closeCount = 0;
  const rendered = show(
    <PracticeDialog
      classId={classIdSchema.parse(7)}
      assignmentId={assignmentIdSchema.parse(21)}
      onClose={() => {
        closeCount += 1;
      }}
    />,
  );
  await screen.findByRole('group', { name: 'Example text' });
  return { ...rendered, closed: () => closeCount };
}

const sentBodies = () => server.callsTo('PUT', path).map(({ body }) => body);
const ownComments = () => within(screen.getByRole('region', { name: 'Your comments' }));
const field = () => screen.getByRole('textbox', { name: 'Your comment' });
const lake = { passage: 'We went to a lake.', comment: 'Which one? You could name it.' };

async function comment({ user }: RenderedPage, on: string, text: string): Promise<void> {
  screen.getByRole('button', { name: on }).focus();
  await user.keyboard('{Enter}');
  await user.type(field(), text);
}

it('a practice saves each added comment, by keyboard alone, and lists what it lacks while it is typed', async () => {
  const rendered = await open();
  await comment(rendered, lake.passage, lake.comment);
  expect(screen.getAllByTitle('Said:')).toHaveLength(2);
  await rendered.user.tab();
  await rendered.user.keyboard('{Enter}');
  await waitFor(() => expect(ownComments().getByText(lake.comment)).toBeTruthy());
  expect(sentBodies()).toEqual([{ assignmentId: 21, comments: [lake], done: false, version: 0 }]);
  expect(field()).toHaveProperty('value', '');
});

it("a practice shows the staff's comments once it is finished, with the comment in the field", async () => {
  const rendered = await open();
  expect(screen.queryByText(/Try a number/)).toBeNull();
  await comment(rendered, lake.passage, lake.comment);
  await rendered.user.click(screen.getByRole('button', { name: 'Finish and compare' }));
  expect(await screen.findByText('How cold? Try a number.')).toBeTruthy();
  expect(ownComments().getByText(lake.comment)).toBeTruthy();
  expect(sentBodies()).toMatchObject([{ comments: [lake], done: true }]);
  expect(screen.queryByRole('button', { name: 'Finish and compare' })).toBeNull();
});

it('a practice cannot be finished without a comment', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Finish and compare' }));
  expect(sentBodies()).toEqual([]);
});

it('a practice saves typed words on closing, and stays open if they cannot be saved', async () => {
  const rendered = await open();
  await comment(rendered, lake.passage, lake.comment);
  server.rejectWith('PUT', path, { status: 503, code: 'service.unavailable', message: 'A moment, please.' });
  await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(rendered.closed()).toBe(0);
  expect(field()).toHaveProperty('value', lake.comment);
  server.respondTo('PUT', path, savedPractice);
  await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(rendered.closed()).toBe(1));
});

it('a practice removes a comment and restores it', async () => {
  const rendered = await open({ comments: [lake], version: 1 });
  await rendered.user.click(screen.getByRole('button', { name: `Remove: ${lake.comment}` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your comments' })).toBeNull());
  await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(ownComments().getByText(lake.comment)).toBeTruthy());
  expect(sentBodies()).toMatchObject([{ comments: [] }, { comments: [lake], version: 2 }]);
});

it('a practice on the built-in example shows its sample comments', async () => {
  await open({ example: null, comments: [lake], doneDate: '2026-10-10T10:00:00Z' });
  expect(screen.getByRole('button', { name: 'It is beautiful there.' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Sample comments' })).toBeTruthy();
});
