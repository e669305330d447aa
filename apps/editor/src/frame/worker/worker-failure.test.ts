import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** What is reported of a worker with these events, in this order. */
async function reportsAfter(...events: readonly string[]): Promise<string[]> {
  const { watchWorker, workerFailure } = await import('./worker-failure.ts');
  const reports: string[] = [];
  workerFailure.catch((error: Error) => reports.push(error.message));
  const worker = watchWorker(new EventTarget() as Worker); // cast: only its events are used
  for (const name of events) worker.dispatchEvent(new Event(name));
  await new Promise(setImmediate);
  return reports;
}

it('a worker whose script could not be loaded is reported', async () => {
  expect(await reportsAfter('error')).toEqual(['The script of the worker could not be loaded']);
});

it('an error in a worker that has answered is not reported as a failure to start', async () => {
  expect(await reportsAfter('message', 'error')).toEqual([]);
});
