import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createRunningActions } from './running-actions.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

it('a running action ignores an equal call, and no other', async () => {
  const actions = createRunningActions<number>();
  const { promise, resolve } = Promise.withResolvers<number>();
  const action = vi.fn(() => promise);
  const presses = [
    actions.once({ id: 1 }, action),
    actions.once({ id: 1 }, action),
    actions.once({ id: 2 }, action),
  ];
  expect(action).toHaveBeenCalledTimes(2);
  resolve(7);
  expect(await Promise.all(presses)).toEqual([7, 7, 7]);
  await actions.once({ id: 1 }, action);
  expect(action).toHaveBeenCalledTimes(3);
});

it('a failed action can be retried', async () => {
  const actions = createRunningActions<number>();
  const action = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('No.')).mockResolvedValue(7);
  await expect(actions.once(undefined, action)).rejects.toThrow('No.');
  expect(await actions.once(undefined, action)).toBe(7);
});

it('every action of the pages uses the one hook that ignores repeated calls', () => {
  const otherFiles = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'lib/use-action.ts')
    .filter((file) => /\buseMutation\b/.test(readFileSync(`${source}${file}`, 'utf8')));
  expect(otherFiles).toEqual([]);
});
