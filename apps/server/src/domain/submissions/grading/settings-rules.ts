import type { GradingSettings } from '@redraft/contracts';

/** Defaults for an assignment without settings. */
export const defaultGrading: GradingSettings = {
  holdsBack: false,
  isAnonymous: false,
  processShare: 0,
  scale: 'American',
  version: 0,
};

type AnonymitySettings = Omit<GradingSettings, 'version'>;

/** Names become visible with the grades, so anonymous grading holds grades back. */
export function coupleAnonymity<T extends AnonymitySettings>(settings: T): T {
  return settings.isAnonymous ? { ...settings, holdsBack: true } : settings;
}

/** Grades that students have seen stay visible when grades begin to be held back. */
export function staysVisible(previous: AnonymitySettings, next: AnonymitySettings): boolean {
  return next.holdsBack && !previous.holdsBack;
}

/** Turning the setting off releases all grades that were held back. */
export function showsHeld(previous: AnonymitySettings, next: AnonymitySettings): boolean {
  return previous.holdsBack && !next.holdsBack;
}
