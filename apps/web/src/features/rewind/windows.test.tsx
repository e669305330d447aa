import type { RewindWindow } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberedSaves, windowOf } from './test-history.ts';
import { findFrame, maxWindows } from './window-cache.ts';
import { createWindows } from './windows.ts';

const history = { saves: numberedSaves(1000), perWindow: 50 };
const last = history.saves.length;

/** Windows whose responses the test releases. */
function waitingWindows() {
  const requests: { version: number; signal: AbortSignal; answer: PromiseWithResolvers<RewindWindow> }[] = [];
  const windows = createWindows((version, signal) => {
    const answer = Promise.withResolvers<RewindWindow>();
    requests.push({ version, signal, answer });
    return answer.promise;
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    windows,
    requests: () => requests.map(({ version }) => version),
    signals: () => requests.map(({ signal }) => signal),
    answer: async () => {
      const { version, answer } = requests.at(-1) ?? {};
      answer?.resolve(windowOf(history, version ?? 1));
      await settled();
    },
    refuse: async (error: unknown) => {
      requests.at(-1)?.answer.reject(error);
      await settled();
    },
  };
}

const shownAt = (windows: ReturnType<typeof createWindows>, version: number) =>
  findFrame(windows.state().cached, version)
    ?.segments.map(({ text }) => text)
    .join('') ?? null;

it('the windows of a history are never more than three, whatever way somebody takes, and hold the version that is looked at', async () => {
  const paths = fc.array(fc.integer({ min: 1, max: last }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const windows = createWindows(async (version) => windowOf(history, version));
      let maxHeld = 0;
      windows.subscribe(() => {
        maxHeld = Math.max(maxHeld, windows.state().cached.length);
      });
      for (const version of path) {
        windows.want(version, last);
        await new Promise((resolve) => setImmediate(resolve));
        expect(shownAt(windows, version)).toMatch(new RegExp(`(^| )${version} $`));
      }
      expect(maxHeld).toBeLessThanOrEqual(maxWindows);
    }),
    { numRuns: 40 },
  );
});

it('the windows of a history are fetched one at a time: on a long way only where somebody is when an answer comes', async () => {
  const { windows, requests, answer } = waitingWindows();
  for (const version of [1, 300, 500, 800]) windows.want(version, last);
  expect(requests()).toEqual([1]);
  await answer();
  expect(requests()).toEqual([1, 800]);
  await answer();
  expect(shownAt(windows, 800)).toContain(' 800 ');
  expect(requests()).toEqual([1, 800]);
});

it('the windows of a history are fetched ahead in the direction of the way', async () => {
  const forwards = waitingWindows();
  forwards.windows.want(310, last);
  await forwards.answer();
  forwards.windows.want(311, last);
  expect(forwards.requests()).toEqual([310, 351]);
  const backwards = waitingWindows();
  backwards.windows.want(310, last);
  await backwards.answer();
  backwards.windows.want(309, last);
  expect(backwards.requests()).toEqual([310, 300]);
});

it('the windows of a history are not asked for again while one is there', async () => {
  const { windows, requests, answer } = waitingWindows();
  windows.want(475, last);
  await answer();
  windows.want(475, last);
  expect(requests()).toEqual([475]);
});

it('the windows of a history say what went wrong until it goes well', async () => {
  const { windows, requests, answer, refuse } = waitingWindows();
  windows.want(1, last);
  await refuse(new Error('away'));
  expect(windows.state()).toMatchObject({ cached: [], error: new Error('away') });
  windows.want(1, last);
  expect(requests()).toEqual([1]);
  windows.retry();
  await answer();
  expect(requests()).toEqual([1, 1]);
  expect(windows.state()).toMatchObject({ cached: [{ from: 1, to: 50 }], error: null });
});

it('the windows of a history do not speak of what nobody wants any more', async () => {
  const { windows, requests, answer, refuse } = waitingWindows();
  windows.want(1, last);
  windows.want(700, last);
  await refuse(new Error('away'));
  expect(windows.state().error).toBeNull();
  await answer();
  expect(requests()).toEqual([1, 700]);
  expect(shownAt(windows, 700)).not.toBeNull();
});

it('the windows of a history take nothing for an answer that holds something else', async () => {
  const windows = createWindows(async () => windowOf(history, 1));
  windows.want(900, last);
  await new Promise((resolve) => setImmediate(resolve));
  expect(windows.state().error).toBeInstanceOf(RangeError);
});

it('the windows of a history ask for nothing more when they are closed', async () => {
  const { windows, requests, signals, answer } = waitingWindows();
  windows.want(1, last);
  windows.close();
  expect(signals()[0]?.aborted).toBe(true);
  await answer();
  expect(windows.state().cached).toEqual([]);
  expect(requests()).toEqual([1]);
});
