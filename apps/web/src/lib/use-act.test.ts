import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { runningActs } from './running-acts.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

it('an act that runs is deaf to the same again, and to nothing else', async () => {
  const acts = runningActs<number>();
  const { promise, resolve } = Promise.withResolvers<number>();
  const act = vi.fn(() => promise);
  const presses = [acts.once({ id: 1 }, act), acts.once({ id: 1 }, act), acts.once({ id: 2 }, act)];
  expect(act).toHaveBeenCalledTimes(2);
  resolve(7);
  expect(await Promise.all(presses)).toEqual([7, 7, 7]);
  await acts.once({ id: 1 }, act);
  expect(act).toHaveBeenCalledTimes(3);
});

it('an act that failed can be tried again', async () => {
  const acts = runningActs<number>();
  const act = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('No.')).mockResolvedValue(7);
  await expect(acts.once(undefined, act)).rejects.toThrow('No.');
  expect(await acts.once(undefined, act)).toBe(7);
});

it('every act of the pages goes through the one hook that is deaf while it runs', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'lib/use-act.ts')
    .filter((file) => /\buseMutation\b/.test(readFileSync(`${source}${file}`, 'utf8')));
  expect(others).toEqual([]);
});
