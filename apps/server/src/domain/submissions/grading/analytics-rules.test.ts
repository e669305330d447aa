import { expect, it } from 'vitest';
import { showsAnalytics } from './analytics-rules.ts';

it.each([
  ['NEVER', false, false],
  ['NEVER', true, false],
  ['ALWAYS', false, true],
  ['ALWAYS', true, true],
  ['AFTER_GRADE', false, false],
  ['AFTER_GRADE', true, true],
])(
  'metrics are shown to the student with the setting %s and the state graded: %s',
  (choice, isGraded, isShown) => {
    expect(showsAnalytics(choice, isGraded)).toBe(isShown);
  },
);
