import { expect, it } from 'vitest';
import { workInParallel } from './work-in-parallel.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const begun: number[] = [];
  const ends = new Map<number, { succeed: () => void; fail: (cause: Error) => void }>();
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      ends.set(item, { succeed: resolve, fail: reject });
    });
  return { begun, work, succeed: (item: number) => ends.get(item)?.succeed(), ends };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('work is done for each item once, and never for more than the limit at a time', async () => {
  const { begun, work, succeed } = heldWork();
  const all = workInParallel([1, 2, 3, 4], 2, work);
  await turn();
  expect(begun).toEqual([1, 2]);
  succeed(2);
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  for (const item of [1, 3]) succeed(item);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4]);
  succeed(4);
  await all;
});

it('after a failure no further item is begun, and the failure is thrown when nothing runs any more', async () => {
  const { begun, work, succeed, ends } = heldWork();
  let isOver = false;
  const all = workInParallel([1, 2, 3, 4], 2, work).finally(() => {
    isOver = true;
  });
  const outcome = expect(all).rejects.toThrow('first');
  await turn();
  ends.get(1)?.fail(new Error('first'));
  await turn();
  expect(isOver).toBe(false);
  succeed(2);
  await outcome;
  expect(begun).toEqual([1, 2]);
});

it('of two failures the first is thrown', async () => {
  const { work, ends } = heldWork();
  const outcome = expect(workInParallel([1, 2], 2, work)).rejects.toThrow('first');
  await turn();
  ends.get(2)?.fail(new Error('first'));
  await turn();
  ends.get(1)?.fail(new Error('second'));
  await outcome;
});

it('without items there is nothing to do', async () => {
  await workInParallel([], 2, () => Promise.reject(new Error('no')));
});
