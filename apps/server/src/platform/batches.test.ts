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

it('requests of the same turn are combined, and each gets its own result', async () => {
  const { runs, ask, asked } = heldBatches({ maxRunning: 1, maxBatch: 10 });
  const answers = Promise.all([1, 2, 3].map(ask));
  await turn();
  expect(asked()).toEqual([[1, 2, 3]]);
  runs[0]?.end();
  expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

it('requests that arrive while batches run are combined into the next batch', async () => {
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

it('a batch is never larger than the limit', async () => {
  const { runs, ask, asked } = heldBatches({ maxRunning: 2, maxBatch: 2 });
  const answers = Promise.all([1, 2, 3].map(ask));
  await turn();
  await turn();
  expect(asked()).toEqual([[1, 2], [3]]);
  for (const run of runs) run.end();
  await answers;
});

it('a failed batch fails only its own requests', async () => {
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
