import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { db } from './db.ts';
import { createFullDiskWatch, isDiskFull } from './full-disk.ts';
import { healthRoutes } from './health.ts';
import { buildHttp } from './http.ts';
import { createLogger } from './logging.ts';

useDatabase();
const noRoom = (code: string): Error => Object.assign(new Error('no space left'), { code });

it.each(['53100', 'ENOSPC', 'EDQUOT'])('a disk counts as full if a write fails with %s', (code) => {
  expect(isDiskFull(noRoom(code))).toBe(true);
});
it.each(['53200', 'EIO', 'ENOENT'])('a disk does not count as full if a write fails with %s', (code) => {
  expect(isDiskFull(noRoom(code))).toBe(false);
});

describe('the log of a full disk', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('a full disk is logged in one line at its start, and one after half a minute without failures', () => {
    const [full, free] = [vi.fn(), vi.fn()];
    const watch = createFullDiskWatch({ onFull: full, onFree: free });
    for (let second = 0; second < 60; second++) {
      watch.notice(noRoom('53100'));
      vi.advanceTimersByTime(1000);
    }
    expect(watch.isFull()).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(watch.isFull()).toBe(false);
    expect(full).toHaveBeenCalledExactlyOnceWith('no space left');
    expect(free).toHaveBeenCalledExactlyOnceWith({ seconds: 59, failures: 60 });
    watch.close();
  });
});

describe('a server whose disk is full', () => {
  let app: Awaited<ReturnType<typeof buildHttp>>;
  const config = { permission: 'public' as const };
  beforeAll(async () => {
    app = await buildHttp({
      logger: createLogger('silent'),
      authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
      routes: [],
      plugins: [
        healthRoutes({ metricsToken: undefined, addMetrics: () => undefined }),
        (scope) => {
          const failing = sql`DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$`;
          scope.get('/write', { config }, () => failing.execute(db()));
        },
      ],
    });
  });
  afterAll(() => app.close());

  it('a server with a full disk answers 507 with a Retry-After, and is not ready for a load balancer', async () => {
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    const answer = await app.inject({ url: '/write' });
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({ code: 'service.storage_full' });
    expect(answer.headers['retry-after']).toBe('60');
    const ready = await app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, missing: ['disk'] }]);
  });
});
