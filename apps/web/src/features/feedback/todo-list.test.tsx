import { submissionIdSchema } from '@redraft/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type AnswerOf, FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { TodoList } from './todo-list.tsx';

const id = submissionIdSchema.parse(5);
const route = '/api/submission/comments';
const answerRoute = '/api/submission/comments/answer';

const listWith = (isDone: boolean): AnswerOf<'GET', typeof route> => ({
  submissionId: 5,
  timezone: 'Europe/Berlin',
  comments: [
    {
      id: 9,
      comment: 'Who says so?',
      authorName: 'Some Teacher',
      timestamp: '2026-10-21T10:00:00Z',
      versionSeq: 1,
      passage: 'nobody knows',
      state: 'not-changed',
      changedShare: 0,
      newWords: 0,
      hoursToFirstChange: null,
      declineReason: null,
      isDeclineAccepted: false,
      isConfirmed: false,
      isRead: false,
      isDone,
      file: null,
      canRemove: false,
      canEdit: false,
      quote: { words: '', before: '', after: '', at: 0 },
      replies: [],
    },
  ],
  sum: { comments: 1, actionable: 1, share: 0, medianHours: null },
  algorithmVersion: '1',
  can: { comment: false, answer: true, reply: true },
});

/** Delays the response until the returned function is called. */
function heldBack(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') await promise;
    return ask(address, init);
  });
  return resolve;
}

const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done' });

it('a comment is ticked off before the server responds, and keeps the focus', async () => {
  const server = new FakeServer();
  server.respondTo('GET', route, () => listWith(server.callsTo('POST', answerRoute).length > 0));
  server.respondTo('POST', answerRoute, { success: true });
  const letThrough = heldBack();
  const { user } = show(<TodoList submissionId={id} />);
  await user.click(await tick());
  expect((await tick()).checked).toBe(true);
  expect(document.activeElement).toBe(await tick());
  letThrough();
  await waitFor(() => expect(server.callsTo('GET', route)).toHaveLength(2));
  expect(server.callsTo('POST', answerRoute)[0]?.body).toEqual({ id: 9, done: true });
  expect((await tick()).checked).toBe(true);
});

it('a tick that the server rejects is reverted', async () => {
  const server = new FakeServer();
  server.respondTo('GET', route, listWith(false));
  server.rejectWith('POST', answerRoute, { status: 404, code: 'not_found' });
  const { user } = show(<TodoList submissionId={id} />);
  await user.click(await tick());
  await waitFor(() => expect(server.callsTo('GET', route)).toHaveLength(2));
  await waitFor(async () => expect((await tick()).checked).toBe(false));
});

it('a list without comments mentions teachers, since reviewers may have commented', async () => {
  const server = new FakeServer();
  server.respondTo('GET', route, { ...listWith(false), comments: [] });
  show(<TodoList submissionId={submissionIdSchema.parse(6)} />);
  expect(
    await screen.findByText('No comments from your instructors on passages of your text yet.'),
  ).toBeTruthy();
});
