import type { EffortTargets } from '@redraft/analytics';

export interface Expected {
  words: number | null;
  minutes: number | null;
  sittings: number | null;
}

const defaultSittings = 3;
const wordsPerMinute = 8;

/** The expectations for one student: extra time raises minutes and sessions (docs/metrics.md#effort-score). */
export function resolveTargets(expected: Expected, extraPercent: number): EffortTargets {
  const { words, minutes, sittings } = expected;
  const share = 1 + extraPercent / 100;
  const plain = minutes ?? (words === null ? null : words / wordsPerMinute);
  return {
    words: words ?? undefined,
    minutes: plain === null ? undefined : plain * share,
    sittings: (sittings ?? defaultSittings) * share,
  };
}
