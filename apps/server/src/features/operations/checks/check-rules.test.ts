import { describe, expect, it } from 'vitest';
import { say } from '../../../platform/sentences.ts';
import {
  judgeBackups,
  judgeCertificate,
  judgeClocks,
  judgeDisk,
  judgeMissingStorage,
  judgeQueues,
  judgeReplicaFinding,
  judgeWorker,
} from './check-rules.ts';

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
  [{ kind: 'current', asOfMs: 8000 }, 'It was at most 2 s behind.'],
  [{ kind: 'away', reason: 'connect ECONNREFUSED' }, 'does not answer (connect ECONNREFUSED)'],
  [{ kind: 'behind' }, 'too far behind'],
  [{ kind: 'not_streaming' }, 'receives nothing'],
  [{ kind: 'not_in_recovery' }, 'it accepts writes'],
  [{ kind: 'other_database' }, 'belongs to another database'],
] as const)('the check of a replica with the finding %j says: %s', (finding, words) => {
  const judged = judgeReplicaFinding(finding, 10_000);
  expect([judged.ok, say('en', judged.says)]).toEqual([
    finding.kind === 'current',
    expect.stringContaining(words),
  ]);
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
  { objects: 0, unused: 0, isFine: true, says: 'Not set up: everything is in the database.' },
  { objects: 2, unused: 0, isFine: false, says: 'Objects in the object storage: 2.' },
  { objects: 2, unused: 3, isFine: false, says: 'Objects that are still to be deleted there: 3.' },
  { objects: 0, unused: 3, isFine: false, says: 'Objects that are still to be deleted there: 3.' },
])('without an object storage, $objects objects and $unused to delete are fine: $isFine', (of) => {
  const finding = judgeMissingStorage(of);
  expect(finding.ok).toBe(of.isFine);
  expect(say('en', finding.says)).toContain(of.says);
});

it.each([
  ['en', '10.5 of 1,252.3 GB are free at /data.', 'differ by 0 s.', 'differ by 90.1 s.'],
  ['de', 'Unter /data sind 10,5 von 1.252,3 GB frei.', 'um 0 s', 'um 90,1 s'],
] as const)('sizes and seconds are written as readers of %s write numbers', (language, disk, close, far) => {
  const space = { free: 10.46 * gb, total: 1252.34 * gb, folder: '/data' };
  expect(say(language, judgeDisk(space).says)).toContain(disk);
  expect(say(language, judgeClocks(4).says)).toContain(close);
  expect(say(language, judgeClocks(-90_123).says)).toContain(far);
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
  { queues: [{ name: 'send-mails', waiting: 1001, failed: 0 }], says: '1,001 jobs wait. Start another' },
  { queues: [{ name: 'make-pdf', waiting: 0, failed: 2 }], says: 'Jobs have failed: make-pdf (2).' },
])('queues are described: $says', ({ queues, says }) => {
  expect(say('en', judgeQueues(queues).says)).toContain(says);
});

describe('the certificate of an institution', () => {
  it.each([
    ['2026-03-01T00:00:00Z', false, 'expired on 2026-03-01'],
    ['2026-03-20T00:00:00Z', false, 'expires on 2026-03-20'],
    ['2027-01-01T00:00:00Z', true, 'is valid until 2027-01-01'],
  ])('the certificate of an institution that ends at %s is fine: %s', (end, isFine, says) => {
    const finding = judgeCertificate(new Date(end), now);
    expect([finding.ok, say('en', finding.says)]).toEqual([isFine, expect.stringContaining(says)]);
  });
});

describe('the age of backups', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const off = { isOn: false, lastArchivedAt: null, lastFailedAt: null };
  const on = { isOn: true, lastArchivedAt: hoursAgo(1), lastFailedAt: null };
  const shared = { isShared: true };
  it.each([
    [{ finishedAt: null, archiving: off }, shared, 'check.backup_unknown', false],
    [{ finishedAt: null, archiving: off }, { isShared: false }, 'check.backup_none', true],
    [{ finishedAt: hoursAgo(26), archiving: off }, shared, 'check.backup_ok', true],
    [{ finishedAt: hoursAgo(27), archiving: off }, shared, 'check.backup_old', false],
    [{ finishedAt: hoursAgo(99), archiving: on }, shared, 'check.archiving_ok', true],
    [{ finishedAt: hoursAgo(0), archiving: on }, shared, 'check.backup_ok', true],
    // From a time before archiving was turned off.
    [{ finishedAt: null, archiving: { ...on, isOn: false } }, shared, 'check.backup_unknown', false],
    [
      { finishedAt: hoursAgo(1), archiving: { ...on, lastFailedAt: hoursAgo(0) } },
      shared,
      'check.archiving_fails',
      false,
    ],
    [
      { finishedAt: null, archiving: { ...on, lastFailedAt: hoursAgo(2) } },
      shared,
      'check.archiving_ok',
      true,
    ],
    [{ finishedAt: null, archiving: { ...off, isOn: true } }, shared, 'check.backup_unknown', false],
  ] as const)('backups of case %# with %j are judged by %j as %s', (facts, installation, code, isFine) => {
    const finding = judgeBackups(facts, installation, now);
    expect([finding.says.code, finding.ok]).toEqual([code, isFine]);
  });
});
