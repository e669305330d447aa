import { expect, test } from 'vitest';
import { nextAct } from './next-act.ts';

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
