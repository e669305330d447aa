import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideLock,
  decidePut,
  type FileLock,
  getUnexpiredLock,
  hasLock,
  lockLifetimeMs,
  readLockRequest,
} from './lock.ts';

const moment = 1_700_000_000_000;
const ann = { userId: 'ann', opening: 'first' };
const annAgain = { userId: 'ann', opening: 'second' };
const ben = { userId: 'ben', opening: 'third' };
const held: FileLock = { id: 'A', ...ann, expiresAt: moment + 1 };
const expired: FileLock = { ...held, expiresAt: moment };
const fresh = (id: string, by: { userId: string; opening: string }): FileLock => ({
  id,
  ...by,
  expiresAt: moment + lockLifetimeMs,
});

it.each([
  ['LOCK takes a free file', null, { kind: 'lock', id: 'A', ...ann }, fresh('A', ann)],
  ['LOCK with the same id refreshes', held, { kind: 'lock', id: 'A', ...ann }, fresh('A', ann)],
  ['LOCK with the same id by another user joins', held, { kind: 'lock', id: 'A', ...ben }, fresh('A', ben)],
  ['LOCK after expiry takes the file', expired, { kind: 'lock', id: 'B', ...ben }, fresh('B', ben)],
  [
    'the same user in another opening takes over',
    held,
    { kind: 'lock', id: 'B', ...annAgain },
    fresh('B', annAgain),
  ],
  ['REFRESH_LOCK keeps the holder', held, { kind: 'refresh', id: 'A' }, fresh('A', ann)],
  ['UNLOCK frees the file', held, { kind: 'unlock', id: 'A' }, null],
  [
    'UNLOCK_AND_RELOCK exchanges the id',
    held,
    { kind: 'unlockAndRelock', id: 'B', oldId: 'A', ...ben },
    fresh('B', ben),
  ],
] as const)('decideLock %s', (_name, stored, request, lock) => {
  expect(decideLock(stored, request, moment)).toEqual({ kind: 'granted', lock, changed: true });
});

it.each([
  ['LOCK with a wrong id in the same opening', held, { kind: 'lock', id: 'B', ...ann }, held],
  ['LOCK of a file that another user holds', held, { kind: 'lock', id: 'B', ...ben }, held],
  ['REFRESH_LOCK with a wrong id', held, { kind: 'refresh', id: 'B' }, held],
  ['REFRESH_LOCK of a free file', null, { kind: 'refresh', id: 'A' }, null],
  ['REFRESH_LOCK after expiry', expired, { kind: 'refresh', id: 'A' }, null],
  ['UNLOCK with a wrong id', held, { kind: 'unlock', id: 'B' }, held],
  ['UNLOCK of a free file', null, { kind: 'unlock', id: 'A' }, null],
  [
    'UNLOCK_AND_RELOCK with a wrong old id',
    held,
    { kind: 'unlockAndRelock', id: 'B', oldId: 'C', ...ann },
    held,
  ],
  ['UNLOCK_AND_RELOCK of a free file', null, { kind: 'unlockAndRelock', id: 'B', oldId: 'A', ...ann }, null],
] as const)('decideLock refuses %s', (_name, stored, request, current) => {
  expect(decideLock(stored, request, moment)).toEqual({ kind: 'mismatch', current });
});

it('decideLock answers GET_LOCK with the id, empty when free or expired, and changes nothing', () => {
  expect(decideLock(held, { kind: 'get' }, moment)).toEqual({
    kind: 'granted',
    lock: held,
    changed: false,
    answer: 'A',
  });
  expect(decideLock(null, { kind: 'get' }, moment)).toMatchObject({ changed: false, answer: '' });
  expect(decideLock(expired, { kind: 'get' }, moment)).toMatchObject({ changed: false, answer: '' });
});

it('decideLock never lets two users hold different ids at once, whatever the order of requests', () => {
  const who = fc.constantFrom(ann, annAgain, ben);
  const id = fc.constantFrom('A', 'B');
  const request = fc.oneof(
    fc.tuple(who, id).map(([by, lockId]) => ({ kind: 'lock' as const, id: lockId, ...by })),
    id.map((lockId) => ({ kind: 'unlock' as const, id: lockId })),
    id.map((lockId) => ({ kind: 'refresh' as const, id: lockId })),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(request, fc.integer({ min: 0, max: lockLifetimeMs })), { maxLength: 30 }),
      (steps) => {
        let lock: FileLock | null = null;
        let now = moment;
        for (const [step, wait] of steps) {
          now += wait;
          const before: FileLock | null = getUnexpiredLock(lock, now);
          const outcome = decideLock(lock, step, now);
          if (outcome.kind === 'granted' && outcome.changed) lock = outcome.lock;
          const stolen =
            before !== null && lock !== null && lock.id !== before.id && lock.userId !== before.userId;
          expect(stolen).toBe(false);
        }
      },
    ),
  );
});

describe('decidePut', () => {
  const head = { size: 10, modifiedAt: moment - 5 };
  it.each([
    [
      'the right lock and the right time',
      held,
      head,
      { lockId: 'A', timestamp: moment - 5 },
      { kind: 'accepted' },
    ],
    [
      'the right lock and no time, which overwrites',
      held,
      head,
      { lockId: 'A', timestamp: null },
      { kind: 'accepted' },
    ],
    [
      'no lock on an empty file',
      null,
      { ...head, size: 0 },
      { lockId: null, timestamp: null },
      { kind: 'accepted' },
    ],
    [
      'no lock on a file with content',
      null,
      head,
      { lockId: null, timestamp: null },
      { kind: 'lockMismatch', current: '' },
    ],
    [
      'the lock that the file had last, and that has expired',
      expired,
      head,
      { lockId: 'A', timestamp: moment - 5 },
      { kind: 'accepted' },
    ],
    [
      'that lock and an older time',
      expired,
      head,
      { lockId: 'A', timestamp: moment - 6 },
      { kind: 'documentChanged' },
    ],
    [
      'another lock after that one has expired',
      expired,
      head,
      { lockId: 'B', timestamp: moment - 5 },
      { kind: 'lockMismatch', current: '' },
    ],
    [
      'a wrong lock',
      held,
      head,
      { lockId: 'B', timestamp: moment - 5 },
      { kind: 'lockMismatch', current: 'A' },
    ],
    [
      'a wrong lock on an empty file',
      held,
      { ...head, size: 0 },
      { lockId: null, timestamp: null },
      { kind: 'lockMismatch', current: 'A' },
    ],
    [
      'a wrong lock and an older time',
      held,
      head,
      { lockId: 'B', timestamp: moment - 6 },
      { kind: 'documentChanged' },
    ],
    [
      'no lock and an older time',
      null,
      head,
      { lockId: null, timestamp: moment - 6 },
      { kind: 'documentChanged' },
    ],
    ['an older time', held, head, { lockId: 'A', timestamp: moment - 6 }, { kind: 'documentChanged' }],
    ['a later time', held, head, { lockId: 'A', timestamp: moment }, { kind: 'documentChanged' }],
  ] as const)('decidePut judges %s', (_name, lock, at, request, outcome) => {
    expect(decidePut(lock, at, request, moment)).toEqual(outcome);
  });
});

it.each([
  [held, 'A', true],
  [held, 'B', false],
  [held, null, false],
  [expired, 'A', true],
  [expired, 'B', false],
  [null, 'A', false],
  [null, null, false],
])('hasLock of %j with %s is %s', (lock, id, verdict) => {
  expect(hasLock(lock, id)).toBe(verdict);
});

it.each([
  ['LOCK', 'A', undefined, { kind: 'lock', id: 'A', ...ann }],
  ['LOCK', 'B', 'A', { kind: 'unlockAndRelock', id: 'B', oldId: 'A', ...ann }],
  ['UNLOCK', 'A', undefined, { kind: 'unlock', id: 'A' }],
  ['REFRESH_LOCK', 'A', undefined, { kind: 'refresh', id: 'A' }],
  ['GET_LOCK', undefined, undefined, { kind: 'get' }],
  ['LOCK', undefined, undefined, 'invalid'],
  ['LOCK', '', undefined, 'invalid'],
  ['LOCK', 'x'.repeat(1025), undefined, 'invalid'],
  ['LOCK', 'B', '', 'invalid'],
  ['PUT', 'A', undefined, null],
  ['lock', 'A', undefined, null],
])('readLockRequest reads %s with %s and %s', (override, lock, oldLock, request) => {
  expect(readLockRequest(override, { lock, oldLock }, ann)).toEqual(request);
});
