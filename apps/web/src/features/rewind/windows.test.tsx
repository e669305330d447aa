import type { RewindWindow } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildWindow, numberedSaves } from './test-history.ts';
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
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    windows,
    requests: () => requests.map(({ version }) => version),
    signals: () => requests.map(({ signal }) => signal),
    answer: async () => {
      const { version, answer } = requests.at(-1) ?? {};
      answer?.resolve(buildWindow(history, version ?? 1));
      await settle();
    },
    refuse: async (error: unknown) => {
      requests.at(-1)?.answer.reject(error);
      await settle();
    },
  };
}

const shownAt = (windows: ReturnType<typeof createWindows>, version: number) =>
  findFrame(windows.state().cached, version)
    ?.segments.map(({ text }) => text)
    .join('') ?? null;

it('the cache of windows holds at most three, including the one of the visible version', async () => {
  const paths = fc.array(fc.integer({ min: 1, max: last }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const windows = createWindows(async (version) => buildWindow(history, version));
      let maxHeld = 0;
      windows.subscribe(() => {
        maxHeld = Math.max(maxHeld, windows.state().cached.length);
      });
      for (const version of path) {
        windows.requestVersion(version, last);
        await new Promise((resolve) => setImmediate(resolve));
        expect(shownAt(windows, version)).toMatch(new RegExp(`(^| )${version} $`));
      }
      expect(maxHeld).toBeLessThanOrEqual(maxWindows);
    }),
    { numRuns: 40 },
  );
});

it('the cache of windows loads one window at a time, for the position at the time of the response', async () => {
  const { windows, requests, answer } = waitingWindows();
  for (const version of [1, 300, 500, 800]) windows.requestVersion(version, last);
  expect(requests()).toEqual([1]);
  await answer();
  expect(requests()).toEqual([1, 800]);
  await answer();
  expect(shownAt(windows, 800)).toContain(' 800 ');
  expect(requests()).toEqual([1, 800]);
});

it('the cache of windows prefetches in the direction of movement', async () => {
  const forwards = waitingWindows();
  forwards.windows.requestVersion(310, last);
  await forwards.answer();
  forwards.windows.requestVersion(311, last);
  expect(forwards.requests()).toEqual([310, 351]);
  const backwards = waitingWindows();
  backwards.windows.requestVersion(310, last);
  await backwards.answer();
  backwards.windows.requestVersion(309, last);
  expect(backwards.requests()).toEqual([310, 300]);
});

it('the cache of windows does not reload a cached window', async () => {
  const { windows, requests, answer } = waitingWindows();
  windows.requestVersion(475, last);
  await answer();
  windows.requestVersion(475, last);
  expect(requests()).toEqual([475]);
});

it('the cache of windows keeps its error until a load succeeds', async () => {
  const { windows, requests, answer, refuse } = waitingWindows();
  windows.requestVersion(1, last);
  await refuse(new Error('away'));
  expect(windows.state()).toMatchObject({ cached: [], error: new Error('away') });
  windows.requestVersion(1, last);
  expect(requests()).toEqual([1]);
  windows.retry();
  await answer();
  expect(requests()).toEqual([1, 1]);
  expect(windows.state()).toMatchObject({ cached: [{ from: 1, to: 50 }], error: null });
});

it('the cache of windows drops the error of a window that is no longer needed', async () => {
  const { windows, requests, answer, refuse } = waitingWindows();
  windows.requestVersion(1, last);
  windows.requestVersion(700, last);
  await refuse(new Error('away'));
  expect(windows.state().error).toBeNull();
  await answer();
  expect(requests()).toEqual([1, 700]);
  expect(shownAt(windows, 700)).not.toBeNull();
});

it('the cache of windows rejects a response for another window', async () => {
  const windows = createWindows(async () => buildWindow(history, 1));
  windows.requestVersion(900, last);
  await new Promise((resolve) => setImmediate(resolve));
  expect(windows.state().error).toBeInstanceOf(RangeError);
});

it('the cache of windows loads nothing after it is closed', async () => {
  const { windows, requests, signals, answer } = waitingWindows();
  windows.requestVersion(1, last);
  windows.close();
  expect(signals()[0]?.aborted).toBe(true);
  await answer();
  expect(windows.state().cached).toEqual([]);
  expect(requests()).toEqual([1]);
});
