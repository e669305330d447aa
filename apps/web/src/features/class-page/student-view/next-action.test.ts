import { expect, it } from 'vitest';
import { findNextAction, isPrimaryAction } from './next-action.ts';

const startDate = '2026-10-01T10:00:00Z';

it.each([
  [null, false, '2026-10-01T09:59:59Z', 'wait'],
  [null, false, startDate, 'start'],
  [null, true, startDate, 'start'],
  ['NONE', true, startDate, 'write'],
  ['NONE', false, startDate, 'read'],
  ['NONE', false, '2026-09-01T10:00:00Z', 'read'],
  ['SUBMITTED', false, startDate, 'read'],
  ['SUBMITTED_EXCEPTION', true, startDate, 'write'],
  ['MISSED', false, startDate, 'read'],
] as const)('status %s, writable %s, at %s: the student can %s', (status, isWriteable, now, action) => {
  expect(findNextAction({ status, isWriteable, startDate }, Date.parse(now))).toBe(action);
});

it.each([
  [null, false, '2026-10-01T09:59:59Z', false],
  [null, false, '2026-10-01T10:00:00Z', true],
  [null, false, '2026-10-08T10:00:00Z', false],
  ['NONE', true, '2026-10-09T10:00:00Z', true],
  ['NONE', false, '2026-10-02T10:00:00Z', false],
] as const)(
  'status %s, writable %s, at %s: the action is primary: %s',
  (status, isWriteable, now, expected) => {
    const dates = {
      startDate,
      endDate: '2026-10-08T10:00:00Z',
    };
    expect(isPrimaryAction({ status, isWriteable, ...dates }, Date.parse(now))).toBe(expected);
  },
);
