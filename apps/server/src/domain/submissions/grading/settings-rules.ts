import type { GradingSettings } from '@redraft/contracts';

/** Defaults for an assignment without settings. */
export const defaultGrading: GradingSettings = {
  holdsBack: false,
  isAnonymous: false,
  processShare: 0,
  scale: 'American',
  version: 0,
};

type Chosen = Omit<GradingSettings, 'version'>;

/** Names become visible with the grades, so anonymous grading holds grades back. */
export function coupleAnonymity<T extends Chosen>(chosen: T): T {
  return chosen.isAnonymous ? { ...chosen, holdsBack: true } : chosen;
}

/** Grades that students have seen stay visible when grades begin to be held back. */
export function staysVisible(before: Chosen, after: Chosen): boolean {
  return after.holdsBack && !before.holdsBack;
}

/** Turning the setting off releases all grades that were held back. */
export function showsHeld(before: Chosen, after: Chosen): boolean {
  return before.holdsBack && !after.holdsBack;
}
