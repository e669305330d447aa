import { draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { shownException } from './exception-shown.ts';
import type { Step } from './step-rules.ts';

const [early, deadline, later] = ['03', '05', '09'].map((day) => new Date(`2026-03-${day}T12:00:00Z`));
if (!early || !deadline || !later) throw new Error('Three days are needed.');
const step: Step = {
  draftId: draftIdSchema.parse(1),
  deadline,
  isFinal: false,
  status: 'NONE',
  isExempt: false,
  isWritingEnded: false,
  isException: false,
  exceptionDeadline: null,
};

it.each<[string, Partial<Step>, boolean, Date | null]>([
  ['is none where there is none', {}, false, null],
  ['lasts until its end', { isException: true, exceptionDeadline: later }, true, later],
  ['never ends before the deadline', { isException: true, exceptionDeadline: early }, true, deadline],
  ['may have no end', { isException: true }, true, null],
  ['of the whole submission has none', { isExempt: true }, true, null],
  [
    'of the whole submission outlasts one of the step',
    { isExempt: true, isException: true, exceptionDeadline: later },
    true,
    null,
  ],
  [
    'of the whole submission says nothing of what is handed in',
    { isExempt: true, status: 'SUBMITTED' },
    false,
    null,
  ],
])('the exception shown to the student %s', (_name, rest, exception, exceptionDeadline) => {
  expect(shownException({ ...step, ...rest })).toEqual({ exception, exceptionDeadline });
});
