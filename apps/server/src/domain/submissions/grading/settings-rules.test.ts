import { expect, it } from 'vitest';
import { coupleAnonymity, defaultGrading, showsHeld, staysVisible } from './settings-rules.ts';

it.each([
  [false, false, false],
  [false, true, false],
  [true, false, true],
  [true, true, true],
])(
  'graded without names %s and held back %s is held back in the end: or not chosen so',
  (isAnonymous, holdsBack, forced) => {
    const { holdsBack: held } = coupleAnonymity({ ...defaultGrading, isAnonymous, holdsBack });
    expect(held).toBe(forced || holdsBack);
  },
);

it.each([
  [false, false, false, false],
  [false, true, true, false],
  [true, true, false, false],
  [true, false, false, true],
])('grades held back %s before and %s now stay shown by themselves: %s, are seen from now: %s', (...row) => {
  const [before, after, stored, seen] = row;
  const chosen = (holdsBack: boolean) => ({ ...defaultGrading, holdsBack });
  expect(staysVisible(chosen(before), chosen(after))).toBe(stored);
  expect(showsHeld(chosen(before), chosen(after))).toBe(seen);
});
