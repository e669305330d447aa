import { describe, expect, it } from 'vitest';
import { judgeCertificate, judgeClocks, judgeDisk, judgeQueues, judgeWorker } from './rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const gb = 1024 ** 3;

it.each([
  [0, true],
  [2000, true],
  [-2000, true],
  [2001, false],
  [-90_000, false],
])('clocks that differ by %d ms are fine: %s', (difference, isFine) => {
  expect(judgeClocks(difference).ok).toBe(isFine);
});

it.each([
  { free: 10 * gb, total: 100 * gb, isFine: true },
  { free: 1 * gb, total: 10 * gb, isFine: false },
  { free: 4 * gb, total: 100 * gb, isFine: false },
  { free: 2 * gb, total: 20 * gb, isFine: true },
])('a disk with $free of $total bytes free is fine: $isFine', ({ free, total, isFine }) => {
  expect(judgeDisk({ free, total, folder: '/data' }).ok).toBe(isFine);
});

it.each([
  { times: [], isFine: false },
  { times: [null], isFine: false },
  { times: [minutesAgo(1), minutesAgo(90)], isFine: true },
  { times: [minutesAgo(5)], isFine: true },
  { times: [minutesAgo(6), null], isFine: false },
])('a worker that completed jobs at $times is fine: $isFine', ({ times, isFine }) => {
  expect(
    judgeWorker(
      times.map((lastCompletedAt) => ({ lastCompletedAt })),
      now,
    ).ok,
  ).toBe(isFine);
});

it.each([
  { queues: [{ name: 'send-mails', waiting: 3, failed: 0 }], says: '3 jobs wait, none has failed.' },
  { queues: [{ name: 'send-mails', waiting: 1001, failed: 0 }], says: '1001 jobs wait. Start another' },
  { queues: [{ name: 'make-pdf', waiting: 0, failed: 2 }], says: 'Jobs have failed: make-pdf (2).' },
])('queues are described: $says', ({ queues, says }) => {
  expect(judgeQueues(queues).says).toContain(says);
});

describe('the certificate of an institution', () => {
  it.each([
    ['2026-03-01T00:00:00Z', false, 'expired on 2026-03-01'],
    ['2026-03-20T00:00:00Z', false, 'expires on 2026-03-20'],
    ['2027-01-01T00:00:00Z', true, 'is valid until 2027-01-01'],
  ])('the certificate of an institution that ends at %s is fine: %s', (end, isFine, says) => {
    expect(judgeCertificate(new Date(end), now)).toMatchObject({
      ok: isFine,
      says: expect.stringContaining(says),
    });
  });
});
