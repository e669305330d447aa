import { expect, it } from 'vitest';
import { TooMuchWork } from '../../platform/threads.ts';
import { failureReasonOf, refuseUnreadable } from './import-failure.ts';

function reasonAfter(cause: unknown) {
  try {
    return refuseUnreadable(cause);
  } catch (failure) {
    return failureReasonOf(failure);
  }
}

it.each([
  { name: 'an error in reading', cause: new Error('not a zip'), reason: 'unreadable' },
  { name: 'a thread that took too long', cause: new TooMuchWork('deadline'), reason: 'other' },
  { name: 'a thread without enough memory', cause: new TooMuchWork('memory'), reason: 'other' },
  { name: 'a thread that is busy', cause: new TooMuchWork('busy'), reason: 'other' },
] as const)('an import of files that $name stops fails with the reason $reason', ({ cause, reason }) => {
  expect(reasonAfter(cause)).toBe(reason);
});
