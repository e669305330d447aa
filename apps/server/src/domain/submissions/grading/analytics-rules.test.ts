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
  'the figures of a text are shown to its student where the assignment says %s and the text is graded: %s',
  (choice, isGraded, isShown) => {
    expect(showsAnalytics(choice, isGraded)).toBe(isShown);
  },
);
