import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { computeSignature, runOncePerIntent } from './idempotency.ts';

const failure = (status: number, code = 'internal') => new ApiError({ status, code, message: 'No.' });
let count = 0;
const newSignature = () => `POST ${count++}`;
const keysOf = (action: ReturnType<typeof vi.fn>) =>
  action.mock.calls.map(([key]) => z.uuid({ version: 'v4' }).parse(key));

it('an intent is sent once while it runs, and both callers get its answer', async () => {
  const signature = newSignature();
  const { promise, resolve } = Promise.withResolvers<number>();
  const action = vi.fn(() => promise);
  const answers = [runOncePerIntent(signature, action), runOncePerIntent(signature, action)];
  resolve(7);
  expect(await Promise.all(answers)).toEqual([7, 7]);
  expect(action).toHaveBeenCalledTimes(1);
});

it('an intent gets a new key once it is done', async () => {
  const signature = newSignature();
  const action = vi.fn(async () => 7);
  await runOncePerIntent(signature, action);
  await runOncePerIntent(signature, action);
  expect(new Set(keysOf(action)).size).toBe(2);
});

it.each([
  ['without a response', failure(0, 'answer.none'), 1],
  ['after a server error', failure(503), 1],
  ['while it is in progress', failure(409, 'request.in_progress'), 1],
  ['after a refusal', failure(409, 'class.key_taken'), 2],
  ['after an unreadable response', failure(200, 'answer.unexpected'), 1],
])('an intent %s is retried, with %# keys in total', async (_name, error, keys) => {
  const signature = newSignature();
  const action = vi.fn<(key: string) => Promise<number>>().mockRejectedValueOnce(error).mockResolvedValue(7);
  await expect(runOncePerIntent(signature, action)).rejects.toBe(error);
  expect(await runOncePerIntent(signature, action)).toBe(7);
  expect(new Set(keysOf(action)).size).toBe(keys);
});

it('intents differ by their values and files', () => {
  const form = (title: string, size: number) => {
    const data = new FormData();
    data.append('title', title);
    data.append('file', new File(['x'.repeat(size)], 'a.docx', { lastModified: 1 }));
    return computeSignature(data);
  };
  expect(form('A', 2)).toBe(form('A', 2));
  expect(new Set([form('A', 2), form('B', 2), form('A', 3)]).size).toBe(3);
  expect(computeSignature(undefined)).toBe('');
});
