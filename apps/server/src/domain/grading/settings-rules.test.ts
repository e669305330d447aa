import { expect, it } from 'vitest';
import { coupleAnonymity, keepsShown, usualGrading } from './settings-rules.ts';

it.each([
  [false, false, false],
  [false, true, false],
  [true, false, true],
  [true, true, true],
])(
  'graded without names %s and held back %s is held back in the end: or not chosen so',
  (isAnonymous, holdsBack, forced) => {
    const { holdsBack: held } = coupleAnonymity({ ...usualGrading, isAnonymous, holdsBack });
    expect(held).toBe(forced || holdsBack);
  },
);

it.each([
  [false, false, false],
  [false, true, true],
  [true, true, false],
  [true, false, false],
])('grades that were held back %s and are now %s stay shown by themselves: %s', (before, after, kept) => {
  const chosen = (holdsBack: boolean) => ({ ...usualGrading, holdsBack });
  expect(keepsShown(chosen(before), chosen(after))).toBe(kept);
});
