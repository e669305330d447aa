import { expect, it } from 'vitest';
import { createThreads } from './threads.ts';

const file = new URL('../testing/patient-worker.ts', import.meta.url);
const forever = 2 ** 31 - 1;

it('a worker thread returns its result', async () => {
  const rest = createThreads<number, number>(file, { threads: 1, waiting: 4, deadlineMs: forever });
  expect(await Promise.all([rest(1), rest(2)])).toEqual([1, 2]);
});

it('a worker thread is terminated at its deadline, and the next task runs', async () => {
  // Includes the start of a thread, which takes more than a second where cores are shared.
  const rest = createThreads<number, number>(file, { threads: 1, waiting: 4, deadlineMs: 4000 });
  await expect(rest(forever)).rejects.toMatchObject({ name: 'TooMuchWork', reason: 'deadline' });
  expect(await rest(1)).toBe(1);
});

it('a task is refused immediately if too many are waiting', async () => {
  const rest = createThreads<number, number>(file, { threads: 1, waiting: 1, deadlineMs: 5000 });
  const all = await Promise.allSettled([rest(300), rest(1), rest(1), rest(1)]);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ reason: 'busy' });
  expect(all[0]).toEqual({ status: 'fulfilled', value: 300 });
});
