import { expect, it } from 'vitest';
import { coupleAnonymity, defaultGrading, showsHeld, staysVisible } from './settings-rules.ts';

it.each([
  [false, false, false],
  [false, true, false],
  [true, false, true],
  [true, true, true],
])(
  'anonymous grading %s with held grades %s results in held grades: %s',
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
])('held grades %s before and %s now stay visible: %s, become visible: %s', (...row) => {
  const [before, after, stored, seen] = row;
  const chosen = (holdsBack: boolean) => ({ ...defaultGrading, holdsBack });
  expect(staysVisible(chosen(before), chosen(after))).toBe(stored);
  expect(showsHeld(chosen(before), chosen(after))).toBe(seen);
});
