import { constants } from './log.ts';
import type { Process } from './process/process.ts';
import { median } from './quantiles.ts';
import { timeOfGap } from './times.ts';

const longPause = 10;

/** Pauses (docs/metrics.md#pauses). Seconds. */
export interface Pauses {
  count: number;
  /** Of 10 s and more. */
  longCount: number;
  medianSeconds: number | null;
  /** Of the total writing time, 0 to 1; null without any. */
  share: number | null;
}

/** Gaps above 2 s and up to 5 minutes between change saves (docs/metrics.md#pauses). */
export function findPauses({ saves }: Process): Pauses {
  const gaps: number[] = [];
  let active = saves.length === 0 ? 0 : constants.sampling;
  let think = 0;
  for (let index = 1; index < saves.length; index++) {
    const gap = (saves[index]?.second ?? 0) - (saves[index - 1]?.second ?? 0);
    const time = timeOfGap(gap);
    active += time.active;
    think += time.think;
    if (time.think > 0) gaps.push(gap);
  }
  const total = active + think;
  return {
    count: gaps.length,
    longCount: gaps.filter((gap) => gap >= longPause).length,
    medianSeconds: median(gaps),
    share: total === 0 ? null : think / total,
  };
}
