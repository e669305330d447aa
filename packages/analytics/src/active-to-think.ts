/** Less than this says nothing about a ratio (spec 4 §2). */
const leastTotalSeconds = 600;

export type RatioBand = 'green' | 'orange' | 'red';

/** Active divided by think time; null without think time or under ten minutes in all (spec 4 §2). */
export function activeToThink(times: { activeSeconds: number; thinkSeconds: number }): number | null {
  const { activeSeconds, thinkSeconds } = times;
  if (thinkSeconds === 0 || activeSeconds + thinkSeconds < leastTotalSeconds) return null;
  return activeSeconds / thinkSeconds;
}

export function ratioBand(ratio: number): RatioBand {
  if (ratio < 0.7) return 'green';
  return ratio < 0.9 ? 'orange' : 'red';
}
