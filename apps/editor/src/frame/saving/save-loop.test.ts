import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PutResult } from '../wopi/put-result.ts';
import { createSaveLoop, type SaveState } from './save-loop.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** The document is an increasing number; the server responds from a list, then with "saved". */
function setUp(options: { answers?: PutResult[]; putMs?: number; serializeMs?: number } = {}) {
  const answers = [...(options.answers ?? [])];
  let text = 0;
  let onServer = 0;
  let confirmed = 0;
  const puts: { at: number; text: number; dirtyMs: number; isDictated: boolean }[] = [];
  const states: SaveState[] = [];
  const pause = (ms: number | undefined) =>
    ms === undefined ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, ms));
  const loop = createSaveLoop({
    serialize: async () => {
      const taken = Uint8Array.of(text >> 8, text & 255);
      await pause(options.serializeMs);
      return taken;
    },
    put: async (bytes, { dirtyMs, isDictated }) => {
      const sent = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
      puts.push({ at: Date.now(), text: sent, dirtyMs, isDictated });
      const answer = answers.shift() ?? saved;
      await pause(options.putMs);
      if (answer.kind === 'saved') onServer = sent;
      return answer;
    },
    onSaved: () => {
      confirmed += 1;
    },
    onState: (state) => states.push(state),
    now: () => Date.now(),
    // The fake clock counts a zero timer as a millisecond; a microtask keeps the expected times round.
    setTimer: (action, ms) => {
      let cancelled = false;
      const run = (): void => (cancelled ? undefined : action());
      const timer = ms > 0 ? setTimeout(run, ms) : queueMicrotask(run);
      return () => {
        cancelled = true;
        clearTimeout(timer ?? undefined);
      };
    },
  });
  const type = (): void => {
    text += 1;
    loop.changed();
  };
  const typeAt = (...times: number[]): void => {
    for (const time of times) time === 0 ? type() : setTimeout(type, time);
  };
  return {
    loop,
    type,
    typeAt,
    puts,
    states,
    text: () => text,
    confirmed: () => confirmed,
    onServer: () => onServer,
  };
}
const saved: PutResult = { kind: 'saved', version: null };
const offline: PutResult = { kind: 'failed', cause: 'offline', message: '' };
const paused: PutResult = { kind: 'refused', cause: 'forbidden', message: 'Paused.' };

it('nothing is saved before the first change', async () => {
  const { puts } = setUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts).toEqual([]);
});
it('a change after a pause is saved at once, and what follows a second after it', async () => {
  const { puts, typeAt } = setUp();
  typeAt(500, 600, 900, 1400);
  await vi.advanceTimersByTimeAsync(5000);
  expect(puts.map(({ at, text, dirtyMs }) => [at, text, dirtyMs])).toEqual([
    [500, 1, 0],
    [1500, 4, 900],
  ]);
});
it('keys at the edges of a second are saved with it, and a later one at once', async () => {
  const { puts, typeAt } = setUp();
  typeAt(0, 999, 2500, 2501);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(puts.map(({ at }) => at)).toEqual([0, 1000, 2500, 3500]);
});
it('a text that is written without a pause is saved once a second', async () => {
  const { puts, typeAt } = setUp();
  typeAt(...Array.from({ length: 100 }, (_, i) => i * 50));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(puts.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
});
it('a slow save is followed by one with everything typed meanwhile', async () => {
  const { puts, typeAt, onServer } = setUp({ putMs: 3000 });
  typeAt(0, 500, 1500);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(puts.map(({ at, text, dirtyMs }) => [at, text, dirtyMs])).toEqual([
    [0, 1, 0],
    [3000, 3, 2500],
  ]);
  expect(onServer()).toBe(3);
});
it('everything typed reaches the server in the end, however it answers and however fast', async () => {
  const answer = fc.constantFrom<PutResult>(saved, offline, { ...offline, cause: 'server' }, paused);
  const rhythm = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 40 });
  const speed = fc.option(fc.integer({ min: 0, max: 2500 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      rhythm,
      fc.array(answer, { maxLength: 8 }),
      speed,
      speed,
      async (times, answers, putMs, serializeMs) => {
        vi.setSystemTime(0);
        const world = setUp({
          answers,
          ...(putMs === undefined ? {} : { putMs }),
          ...(serializeMs === undefined ? {} : { serializeMs }),
        });
        world.typeAt(...times);
        await vi.advanceTimersByTimeAsync(600_000);
        expect(world.onServer()).toBe(world.text());
        expect(world.confirmed()).toBeGreaterThan(0);
        expect(world.states.at(-1)).toEqual({ kind: 'saved' });
        expect(world.loop.unsaved()).toBeNull();
      },
    ),
    { numRuns: 60 },
  );
});

it('a failed save is retried with growing pauses, and this is shown', async () => {
  const { puts, typeAt, states } = setUp({ answers: [offline, offline, offline] });
  typeAt(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(puts.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
  expect(states).toContainEqual({ kind: 'retrying', cause: 'offline', message: '' });
});
it('a failed save is retried at once when the network is back', async () => {
  const { loop, puts, typeAt } = setUp({ answers: [offline, offline, offline] });
  typeAt(0);
  await vi.advanceTimersByTimeAsync(4000);
  loop.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(puts.at(-1)?.at).toBe(4000);
});
it('a refused save is tried again half a minute later, with everything typed meanwhile', async () => {
  const { puts, typeAt, states } = setUp({ answers: [paused] });
  typeAt(0, 5000);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(states.at(-1)).toEqual({ kind: 'refused', cause: 'forbidden', message: 'Paused.' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(puts.map(({ at, text }) => [at, text])).toEqual([
    [0, 1],
    [30_000, 2],
  ]);
});
it('a save is tried again when another person’s lock has expired', async () => {
  const { puts, typeAt, states } = setUp({ answers: [{ kind: 'held' }] });
  typeAt(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states).toContainEqual({ kind: 'held' });
  expect(puts).toHaveLength(2);
});
it('a newer version is never overwritten, however much is typed, until another document is shown', async () => {
  const { loop, puts, typeAt, states } = setUp({ answers: [{ kind: 'behind' }] });
  typeAt(0, 5000, 60_000);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(puts).toHaveLength(1);
  expect(states.at(-1)).toEqual({ kind: 'behind' });
  expect(loop.unsaved()).not.toBeNull();
  loop.restart();
  expect(loop.unsaved()).toBeNull();
  typeAt(1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(puts).toHaveLength(2);
  expect(states.at(-1)).toEqual({ kind: 'saved' });
});
it('the answer to a save is ignored if another document was shown meanwhile', async () => {
  const { loop, puts, typeAt, states } = setUp({ answers: [{ kind: 'behind' }], putMs: 3000 });
  typeAt(0);
  await vi.advanceTimersByTimeAsync(1000);
  loop.restart();
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.at(-1)).toEqual({ kind: 'saved' });
  typeAt(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(puts).toHaveLength(2);
});

it('flush says at once that nothing is unsaved', async () => {
  expect(await setUp().loop.flush()).toEqual({ kind: 'unmodified' });
});
it('flush resolves when the changes made so far are saved, keeping the pace', async () => {
  const { loop, puts, typeAt } = setUp();
  typeAt(0, 300);
  await vi.advanceTimersByTimeAsync(400);
  const done = loop.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await done).toEqual({ kind: 'saved' });
  expect(puts.map(({ at }) => at)).toEqual([0, 1000]);
});
it('flush skips the delay if it has to be immediate', async () => {
  const { loop, puts, typeAt } = setUp({ putMs: 50 });
  typeAt(0, 300, 420);
  await vi.advanceTimersByTimeAsync(400);
  const done = loop.flush({ now: true });
  await vi.advanceTimersByTimeAsync(30);
  const again = loop.flush({ now: true });
  await vi.advanceTimersByTimeAsync(200);
  expect(await done).toEqual({ kind: 'saved' });
  expect(await again).toEqual({ kind: 'saved' });
  expect(puts.map(({ at, text }) => [at, text])).toEqual([
    [0, 1],
    [400, 2],
    [450, 3],
  ]);
});
it('flush fails with the state the user sees', async () => {
  const { loop, type } = setUp({ answers: [paused] });
  type();
  const done = loop.flush();
  await vi.advanceTimersByTimeAsync(0);
  const state = { kind: 'refused', cause: 'forbidden', message: 'Paused.' };
  expect(await done).toEqual({ kind: 'failed', state });
  expect(await loop.flush()).toEqual({ kind: 'failed', state });
});
it('edits that are restored wait since they were made, not since they were restored', async () => {
  const { loop, puts } = setUp();
  loop.changed(90_000);
  await vi.advanceTimersByTimeAsync(1000);
  loop.changed(-5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(puts.map(({ dirtyMs }) => dirtyMs)).toEqual([90_000, 0]);
});

const dictateAt = ({ loop, type }: ReturnType<typeof setUp>, time: number): void => {
  setTimeout(() => {
    type();
    loop.recordDictation();
  }, time);
};
it('the save with dictated words says so, and the next one does not', async () => {
  const session = setUp();
  dictateAt(session, 100);
  session.typeAt(3000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.puts.map(({ isDictated }) => isDictated)).toEqual([true, false]);
});
it('what is dictated during a save belongs to the next one', async () => {
  const session = setUp({ putMs: 500 });
  session.typeAt(1);
  dictateAt(session, 200);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.puts.map(({ isDictated }) => isDictated)).toEqual([false, true]);
});
it('dictated words are still said to be dictated after a save that failed', async () => {
  const session = setUp({ answers: [{ kind: 'failed', cause: 'offline', message: '' }], putMs: 500 });
  session.typeAt(1);
  dictateAt(session, 200);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.puts.map(({ isDictated }) => isDictated)).toEqual([false, true]);
  expect(session.loop.unsaved()).toBeNull();
});
it('a page that is left says of unsaved words whether some were dictated', async () => {
  const session = setUp({ putMs: 500 });
  session.typeAt(1);
  dictateAt(session, 200);
  await vi.advanceTimersByTimeAsync(300);
  expect(session.loop.unsaved()).toMatchObject({ isDictated: true, isSending: true });
});
