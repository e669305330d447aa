import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Keeping, keepMerged } from './kept-as-typed.ts';

interface Kept {
  words: string;
  version: number;
}

/** A server that keeps words under a version. */
function keepingOf(stored: Kept) {
  const state = { now: stored };
  const send = vi.fn(async (kept: Kept, words: string) => {
    if (kept.version !== state.now.version)
      throw new ApiError({ status: 409, code: 'conflict.changed', message: 'Changed.' });
    state.now = { words, version: kept.version + 1 };
    return state.now;
  });
  const keeping: Keeping<Kept, string> = {
    typedIn: ({ words }) => words,
    isSame: (one, other) => one === other,
    canWrite: () => true,
    load: () => Promise.resolve(state.now),
    send,
    merge: ({ base, mine, theirs }) => `${theirs}${mine.slice(base.length)}`,
  };
  return { keeping, send };
}

it('what nobody else has changed is sent as it is', async () => {
  const { keeping, send } = keepingOf({ words: 'One', version: 1 });
  const kept = await keepMerged(keeping, { kept: { words: 'One', version: 1 }, typed: 'One, two' });
  expect(kept).toEqual({ words: 'One, two', version: 2 });
  expect(send).toHaveBeenCalledTimes(1);
});

it('what another window has kept is merged with what was typed here', async () => {
  const { keeping } = keepingOf({ words: 'One, there', version: 2 });
  const kept = await keepMerged(keeping, { kept: { words: 'One', version: 1 }, typed: 'One, here' });
  expect(kept.words).toBe('One, there, here');
});

it('a refusal of another kind is told, and nothing is loaded', async () => {
  const { keeping } = keepingOf({ words: 'One', version: 1 });
  const load = vi.fn(keeping.load);
  const refusal = new ApiError({ status: 403, code: 'class.archived', message: 'Archived.' });
  const send = () => Promise.reject(refusal);
  const given = { kept: { words: 'One', version: 1 }, typed: 'Two' };
  await expect(keepMerged({ ...keeping, send, load }, given)).rejects.toBe(refusal);
  expect(load).not.toHaveBeenCalled();
});
