import type { EffortTargets } from '@redraft/analytics';

export interface Expectation {
  words: number | null;
  minutes: number | null;
  sittings: number | null;
}

const defaultSittings = 3;
const wordsPerMinute = 8;

/** The expectations for one student: extra time raises minutes and sessions (docs/metrics.md#effort-score). */
export function resolveTargets(expected: Expectation, extraPercent: number): EffortTargets {
  const { words, minutes, sittings } = expected;
  const factor = 1 + extraPercent / 100;
  const baseMinutes = minutes ?? (words === null ? null : words / wordsPerMinute);
  return {
    words: words ?? undefined,
    minutes: baseMinutes === null ? undefined : baseMinutes * factor,
    sittings: (sittings ?? defaultSittings) * factor,
  };
}
