import { limits } from '@redraft/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutageWatch, type OutageWatch } from './outage.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
let isThere = true;
let probes = 0;
let lines: string[] = [];
let watch: OutageWatch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  isThere = true;
  probes = 0;
  lines = [];
  watch = createOutageWatch({
    probe: async () => {
      probes += 1;
      if (!isThere) throw away;
    },
    listener: {
      onAway: (reason) => lines.push(`gone: ${reason}`),
      onBack: ({ seconds, failures }) => lines.push(`back after ${seconds} s, ${failures} failures`),
    },
  });
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

it('an outage is logged in one line at its start and one at its end, with a count', async () => {
  isThere = false;
  for (let count = 0; count < 10_000; count++) watch.notice(away);
  for (let count = 0; count < 500; count++) watch.refuse();
  expect(lines).toEqual(['gone: connect ECONNREFUSED']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.isAway()).toBe(true);
  isThere = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(watch.isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual(['gone: connect ECONNREFUSED', 'back after 60.3 s, 10500 failures']);
  expect(probes).toBeLessThan(250);
});

it('an outage that returns after a short time counts as one', async () => {
  for (let count = 0; count < 100; count++) {
    watch.notice(away);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual(['gone: connect ECONNREFUSED', 'back after 99 s, 100 failures']);
});

it('an error of a statement does not count as an outage', () => {
  expect(watch.notice(new Error('syntax error'))).toBe(false);
  expect(watch.isAway()).toBe(false);
  expect(lines).toEqual([]);
});

it('waiting for the database ends immediately if it is available, and as soon as it is back', async () => {
  expect(await watch.isBackWithin(1000, 0)).toBe(true);
  isThere = false;
  watch.notice(away);
  const waits = watch.isBackWithin(4000, 10);
  await vi.advanceTimersByTimeAsync(1000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(await waits).toBe(true);
});

it('waiting for the database ends after the time limit', async () => {
  isThere = false;
  watch.notice(away);
  const waits = watch.isBackWithin(4000, 10);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await waits).toBe(false);
  expect(await watch.isBackWithin(0, 0)).toBe(false);
});

it('waiting for the database is refused if too many wait or too much memory is held', async () => {
  isThere = false;
  watch.notice(away);
  const large = Array.from({ length: 3 }, () => watch.isBackWithin(4000, limits.documentBytes));
  expect(await large[2]).toBe(false);
  const many = Array.from({ length: 498 }, () => watch.isBackWithin(4000, 100));
  expect(await watch.isBackWithin(4000, 100)).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(await Promise.all([...large.slice(0, 2), ...many])).not.toContain(false);
  expect(await watch.isBackWithin(4000, 1e9)).toBe(true);
});

it('waiting for the database ends with false when the program stops', async () => {
  isThere = false;
  watch.notice(away);
  const waits = watch.isBackWithin(4000, 10);
  watch.close();
  expect(await waits).toBe(false);
});
