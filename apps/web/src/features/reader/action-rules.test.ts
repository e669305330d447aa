import { expect, it } from 'vitest';
import { earliestEnd, endAfter, hasNoComments, listActions } from './action-rules.ts';

const text = {
  gradeType: 'NONE' as const,
  isWriteable: true,
  grade: -1,
  alternateGrade: null,
  deadlineSubmissions: [],
};

it.each([
  ['being written are to finalize it and to hand it in', {}, ['finalize', 'submit']],
  [
    'handed in are to reopen it',
    { gradeType: 'FINAL_SUBMISSION' as const, isWriteable: false },
    ['reopen', 'submit'],
  ],
  ['that a deadline closed are to reopen it too', { isWriteable: false }, ['finalize', 'reopen', 'submit']],
  ['with a grade hand nothing in for the student', { grade: 0 }, ['finalize']],
  ['with a letter neither', { alternateGrade: 'B' }, ['finalize']],
])('the actions on a submission %s', (_name, change, expected) => {
  const actions = Object.entries(listActions({ ...text, ...change })).flatMap(([action, may]) =>
    may ? [action] : [],
  );
  expect(actions).toEqual(expected);
});

it('commenting can be ended for submitted drafts without a commented version', () => {
  const date = '2026-03-02T10:00:00Z';
  expect(hasNoComments({ date, commentedFiles: [] })).toBe(true);
  expect(hasNoComments({ date: null, commentedFiles: [] })).toBe(false);
});

it('an exception ends after the current time and after the deadline of its draft', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  expect(earliestEnd('2026-03-01T10:00:00Z', now)).toBe('2026-03-02T10:00:00.000Z');
  expect(earliestEnd('2026-03-03T10:00:00Z', now)).toBe('2026-03-03T10:00:00.000Z');
  expect(earliestEnd('2026-03-03T10:00:20Z', now)).toBe('2026-03-03T10:01:00.000Z');
});

it.each([
  ['a day later', '2026-03-02T10:00:00.000Z', 1, '2026-03-03T10:00:00.000Z'],
  [
    'a week later, on the same wall clock where the clocks go forward',
    '2026-03-25T10:00:00.000Z',
    7,
    '2026-04-01T09:00:00.000Z',
  ],
  ['in whole minutes', '2026-03-02T10:00:12.345Z', 1, '2026-03-03T10:01:00.000Z'],
])('an exception can end %s', (_what, earliest, days, end) => {
  expect(endAfter(earliest, days, 'Europe/Berlin')).toBe(end);
});
