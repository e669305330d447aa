import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches whose runs finish when the test says so. */
function heldBatches(limits: { maxRunning: number; maxBatch: number }) {
  const runs: { asks: readonly number[]; end: (cause?: Error) => void }[] = [];
  const ask = createBatches<number, string>({
    ...limits,
    run: (asks) =>
      new Promise((resolve, reject) => {
        runs.push({
          asks,
          end: (cause) => (cause ? reject(cause) : resolve(asks.map((number) => `answer ${number}`))),
        });
      }),
  });
  return { runs, ask, asked: () => runs.map((run) => run.asks) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('answers what is asked in one turn together, to each its own', async () => {
  const { runs, ask, asked } = heldBatches({ maxRunning: 1, maxBatch: 10 });
  const answers = Promise.all([1, 2, 3].map(ask));
  await turn();
  expect(asked()).toEqual([[1, 2, 3]]);
  runs[0]?.end();
  expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

it('a queue of batches asks what came meanwhile together, when there is room again', async () => {
  const { runs, ask, asked } = heldBatches({ maxRunning: 1, maxBatch: 10 });
  const first = ask(1);
  await turn();
  const others = Promise.all([2, 3].map(ask));
  await turn();
  expect(asked()).toEqual([[1]]);
  runs[0]?.end();
  await first;
  await turn();
  expect(asked()).toEqual([[1], [2, 3]]);
  runs[1]?.end();
  expect(await others).toEqual(['answer 2', 'answer 3']);
});

it('a queue of batches takes no more into one batch than it may', async () => {
  const { runs, ask, asked } = heldBatches({ maxRunning: 2, maxBatch: 2 });
  const answers = Promise.all([1, 2, 3].map(ask));
  await turn();
  await turn();
  expect(asked()).toEqual([[1, 2], [3]]);
  for (const run of runs) run.end();
  await answers;
});

it('fails for those in the batch that failed alone', async () => {
  const { runs, ask } = heldBatches({ maxRunning: 1, maxBatch: 1 });
  const first = ask(1);
  const second = ask(2);
  await turn();
  runs[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  runs[1]?.end();
  expect(await second).toBe('answer 2');
});
