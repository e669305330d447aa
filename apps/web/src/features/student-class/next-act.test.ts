import { expect, test } from 'vitest';
import { isInviting, nextAct } from './next-act.ts';

test.each([
  [null, false, 'start'],
  [null, true, 'start'],
  ['NONE', true, 'write'],
  ['NONE', false, 'read'],
  ['SUBMITTED', false, 'read'],
  ['SUBMITTED_EXCEPTION', true, 'write'],
  ['MISSED', false, 'read'],
] as const)('status %s, writeable %s: the student can %s', (status, isWriteable, act) => {
  expect(nextAct({ status, isWriteable })).toBe(act);
});

test.each([
  [null, false, '2026-10-01T09:59:59Z', false],
  [null, false, '2026-10-01T10:00:00Z', true],
  [null, false, '2026-10-08T10:00:00Z', false],
  ['NONE', true, '2026-10-09T10:00:00Z', true],
  ['NONE', false, '2026-10-02T10:00:00Z', false],
] as const)('status %s, writeable %s, at %s: inviting is %s', (status, isWriteable, now, expected) => {
  const dates = {
    startDate: '2026-10-01T10:00:00Z',
    endDate: '2026-10-08T10:00:00Z',
  };
  expect(isInviting({ status, isWriteable, ...dates }, Date.parse(now))).toBe(expected);
});
