import type { GradingSettings } from '@redraft/contracts';

/** Of an assignment for which nobody has chosen anything. */
export const defaultGrading: GradingSettings = {
  holdsBack: false,
  isAnonymous: false,
  processShare: 0,
  scale: 'American',
  version: 0,
};

type Chosen = Omit<GradingSettings, 'version'>;

/** Names come back with the grades, so what is graded without them is held back. */
export function coupleAnonymity<T extends Chosen>(chosen: T): T {
  return chosen.isAnonymous ? { ...chosen, holdsBack: true } : chosen;
}

/** Grades that students have seen stay shown when others begin to be held back. */
export function staysVisible(before: Chosen, after: Chosen): boolean {
  return after.holdsBack && !before.holdsBack;
}

/** Grades that were held back are seen when none are held back any more. */
export function showsHeld(before: Chosen, after: Chosen): boolean {
  return before.holdsBack && !after.holdsBack;
}
