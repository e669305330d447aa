import { expect, it } from 'vitest';
import { ageFinding, judgeReplica, keepRecent } from './replica-rules.ts';

/** The primary was asked every three seconds, and wrote a hundred bytes in each. */
const positions = [
  { askedAtMs: 1000, position: 500 },
  { askedAtMs: 4000, position: 800 },
  { askedAtMs: 7000, position: 1100 },
];
const replica = { identity: '7/16384', isInRecovery: true, isStreaming: true, replayedPosition: 1100 };

it.each([
  ['has replayed all', {}, { kind: 'current', asOfMs: 7000 }],
  ['is ahead of what the primary said', { replayedPosition: 1200 }, { kind: 'current', asOfMs: 7000 }],
  ['lacks what came last', { replayedPosition: 1099 }, { kind: 'current', asOfMs: 4000 }],
  ['has reached the first position', { replayedPosition: 500 }, { kind: 'current', asOfMs: 1000 }],
  ['has reached none', { replayedPosition: 499 }, { kind: 'behind' }],
  ['has replayed nothing', { replayedPosition: null }, { kind: 'behind' }],
  ['has no receiver', { isStreaming: false }, { kind: 'not_streaming' }],
  ['was promoted', { isInRecovery: false, isStreaming: false }, { kind: 'not_in_recovery' }],
  ['is of another cluster', { identity: '8/16384' }, { kind: 'other_database' }],
  ['is another database of the cluster', { identity: '7/5' }, { kind: 'other_database' }],
  [
    'is another database that is no replica',
    { identity: '8/5', isInRecovery: false },
    { kind: 'other_database' },
  ],
])('a replica that %s is judged so', (_what, facts, finding) => {
  expect(judgeReplica({ ...replica, ...facts }, '7/16384', positions)).toEqual(finding);
});

it('a replica of an idle primary is current however long nothing was written', () => {
  const idle = [1000, 4000, 3_600_000].map((askedAtMs) => ({ askedAtMs, position: 1100 }));
  expect(judgeReplica(replica, replica.identity, idle)).toEqual({ kind: 'current', asOfMs: 3_600_000 });
});

it.each([
  [1000, 11_000, 'current'],
  [1000, 11_001, 'behind'],
])('a replica that had everything at %d is at %d %s', (asOfMs, nowMs, kind) => {
  expect(ageFinding({ kind: 'current', asOfMs }, nowMs).kind).toBe(kind);
});

it('other findings about a replica do not age', () => {
  expect(ageFinding({ kind: 'not_streaming' }, 1e9)).toEqual({ kind: 'not_streaming' });
});

it('positions are kept as long as a replica at them could be used', () => {
  expect(keepRecent(positions, 14_000)).toEqual(positions.slice(1));
  expect(keepRecent(positions, 17_001)).toEqual([]);
});
