import { expect, it } from 'vitest';
import { markOf } from './mark-rules.ts';

it.each([
  ['NONE', false, null],
  ['SUBMITTED', false, null],
  ['SUBMITTED_AUTO', false, null],
  ['SUBMITTED_INSTRUCTOR', false, null],
  ['SUBMITTED_LATE', false, 'late'],
  ['SUBMITTED_EXCEPTION', false, 'excused'],
  ['MISSED', false, 'missed'],
  ['MISSED', true, 'excused'],
  ['NONE', true, 'excused'],
] as const)(
  'the mark of a submission in the grade book of %s with an exception (%s) is %s',
  (status, hasException, expected) => {
    expect(markOf({ status, hasException })).toBe(expected);
  },
);
