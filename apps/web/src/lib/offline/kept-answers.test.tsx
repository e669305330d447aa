import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { clearSession, storeSession } from '../session.ts';
import { listKeptAnswers, loadOrKept, readKeptAnswer } from './kept-answers.ts';

const sessionOf = (id: number) =>
  // cast: as much of a session as is read here
  ({ id, expiry: '2100-01-01T00:00:00Z', accessToken: 'S-1', roles: [], can: [] }) as unknown as Parameters<
    typeof storeSession
  >[0];
const schema = z.object({ title: z.string() });
const unreachable = () => Promise.reject(new ApiError({ status: 0, code: 'answer.none', message: '' }));
const load = (name: string, ask: () => Promise<{ title: string }>, isShown = false) =>
  loadOrKept({ name, schema, isShown }, ask);
/** What is kept is written behind the answer. */
const visit = async (name: string, title: string) => {
  await load(name, async () => ({ title }));
  await expect.poll(() => readKeptAnswer(name, schema)).toMatchObject({ answer: { title } });
};

beforeEach(() => {
  clearSession();
  storeSession(sessionOf(5));
});

it('the last answer stands in for a server that cannot be reached', async () => {
  await visit('a', 'Harbour');
  expect(await load('a', unreachable)).toEqual({ answer: { title: 'Harbour' }, keptAt: expect.any(Number) });
  await expect(load('b', unreachable)).rejects.toMatchObject({ code: 'answer.none' });
});

it('an answer that is shown already is never replaced by an older one', async () => {
  await visit('a', 'Harbour');
  await expect(load('a', unreachable, true)).rejects.toMatchObject({ code: 'answer.none' });
});

it('a server that does not answer in time counts as one that cannot be reached, if an answer is kept', async () => {
  await visit('a', 'Harbour');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = vi.fn(() => new Promise<never>(() => undefined));
  const loading = load('a', ask);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await loading).toMatchObject({ answer: { title: 'Harbour' } });
});

it('nobody reads the answers of another person, and a refusal of the server stays one', async () => {
  await visit('a', 'Harbour');
  const refuse = () => Promise.reject(new ApiError({ status: 404, code: 'not_found', message: '' }));
  await expect(load('a', refuse)).rejects.toMatchObject({ code: 'not_found' });
  storeSession(sessionOf(6));
  await expect(load('a', unreachable)).rejects.toMatchObject({ code: 'answer.none' });
  storeSession(sessionOf(5));
  await expect(load('a', unreachable)).rejects.toMatchObject({ code: 'answer.none' });
});

it('answers are listed by the beginning of their names, the newest first', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 30, 8));
  await visit('x:1', 'Harbour');
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 30, 9));
  await visit('x:2', 'Station');
  await visit('y:1', 'Elsewhere');
  const listed = await listKeptAnswers('x:', schema);
  expect(listed.map(({ name, answer }) => [name, answer.title])).toEqual([
    ['x:2', 'Station'],
    ['x:1', 'Harbour'],
  ]);
});
