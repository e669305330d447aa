import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type AutosaveOptions, saveMerged } from './autosaved-value.ts';

interface Stored {
  words: string;
  version: number;
}

/** A server that stores a text together with a version. */
function createAutosaveOptions(stored: Stored) {
  const state = { now: stored };
  const send = vi.fn(async (stored: Stored, words: string) => {
    if (stored.version !== state.now.version)
      throw new ApiError({ status: 409, code: 'conflict.changed', message: 'Changed.' });
    state.now = { words, version: stored.version + 1 };
    return state.now;
  });
  const keeping: AutosaveOptions<Stored, string> = {
    readTyped: ({ words }) => words,
    isSame: (one, other) => one === other,
    canWrite: () => true,
    load: () => Promise.resolve(state.now),
    send,
    merge: ({ base, mine, theirs }) => `${theirs}${mine.slice(base.length)}`,
  };
  return { keeping, send };
}

it('a value that nobody else has changed is sent unchanged', async () => {
  const { keeping, send } = createAutosaveOptions({ words: 'One', version: 1 });
  const stored = await saveMerged(keeping, { stored: { words: 'One', version: 1 }, typed: 'One, two' });
  expect(stored).toEqual({ words: 'One, two', version: 2 });
  expect(send).toHaveBeenCalledTimes(1);
});

it('a value of another window is merged with the typed one', async () => {
  const { keeping } = createAutosaveOptions({ words: 'One, there', version: 2 });
  const stored = await saveMerged(keeping, { stored: { words: 'One', version: 1 }, typed: 'One, here' });
  expect(stored.words).toBe('One, there, here');
});

it('another error is thrown without loading again', async () => {
  const { keeping } = createAutosaveOptions({ words: 'One', version: 1 });
  const load = vi.fn(keeping.load);
  const refusal = new ApiError({ status: 403, code: 'class.archived', message: 'Archived.' });
  const send = () => Promise.reject(refusal);
  const input = { stored: { words: 'One', version: 1 }, typed: 'Two' };
  await expect(saveMerged({ ...keeping, send, load }, input)).rejects.toBe(refusal);
  expect(load).not.toHaveBeenCalled();
});
