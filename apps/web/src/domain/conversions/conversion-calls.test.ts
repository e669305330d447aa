import { type Conversion, conversionIdSchema } from '@redraft/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { waitForConversion } from './conversion-calls.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const path = '/api/conversions';
const conversion = (changes: Partial<Conversion> = {}): Conversion => ({
  id: conversionIdSchema.parse(5),
  state: 'waiting',
  ahead: 0,
  losses: [],
  ...changes,
});

it('waiting for a conversion reports each state until it is ready', async () => {
  const states = [conversion({ state: 'making' }), conversion({ state: 'ready' })];
  server.respondTo('GET', path, () => states.shift() ?? conversion());
  const seen: string[] = [];
  const waiting = waitForConversion(conversion({ ahead: 2 }), {
    onWait: ({ state, ahead }) => seen.push(`${state} ${ahead}`),
    signal: new AbortController().signal,
  });
  await vi.runAllTimersAsync();
  expect((await waiting).state).toBe('ready');
  expect(seen).toEqual(['waiting 2', 'making 0']);
});

it('waiting for a conversion ends without a result once it is aborted', async () => {
  server.respondTo('GET', path, conversion({ state: 'ready' }));
  const controller = new AbortController();
  const waiting = waitForConversion(conversion(), {
    onWait: () => undefined,
    signal: controller.signal,
  });
  const refused = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  controller.abort();
  await vi.runAllTimersAsync();
  await refused;
  expect(server.callsTo('GET', path)).toEqual([]);
});
