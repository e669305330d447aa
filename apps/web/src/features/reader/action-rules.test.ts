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
  ['in progress are finalizing and submitting', {}, ['finalize', 'submit']],
  [
    'that is submitted are reopening',
    { gradeType: 'FINAL_SUBMISSION' as const, isWriteable: false },
    ['reopen', 'submit'],
  ],
  ['that a deadline closed are reopening too', { isWriteable: false }, ['finalize', 'reopen', 'submit']],
  ['with a numeric grade exclude submitting for the student', { grade: 0 }, ['finalize']],
  ['with a letter grade exclude it too', { alternateGrade: 'B' }, ['finalize']],
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
  ['one day later', '2026-03-02T10:00:00.000Z', 1, '2026-03-03T10:00:00.000Z'],
  [
    'one week later at the same local time across the start of daylight saving time',
    '2026-03-25T10:00:00.000Z',
    7,
    '2026-04-01T09:00:00.000Z',
  ],
  ['in whole minutes', '2026-03-02T10:00:12.345Z', 1, '2026-03-03T10:01:00.000Z'],
])('an exception can end %s', (_what, earliest, days, end) => {
  expect(endAfter(earliest, days, 'Europe/Berlin')).toBe(end);
});
