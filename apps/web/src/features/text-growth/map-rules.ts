import type { TextGrowth, WorkMap } from '@redraft/contracts';

export type Axis = keyof TextGrowth['maps'];
export type WorkCell = WorkMap['cells'][number];

export interface MapLayout {
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  height: number;
  right: number;
}

const footHeight = 26;

/** Cell positions for a width. */
export function computeMapLayout(
  width: number,
  { bands, times }: { bands: number; times: number },
): MapLayout {
  const left = width < 560 ? 44 : 64;
  const top = 20;
  const cellWidth = (width - left - 4) / times;
  const cellHeight = width < 560 ? 12 : 15;
  return {
    left,
    top,
    cellWidth,
    cellHeight,
    height: top + bands * cellHeight + footHeight,
    right: width - 4,
  };
}

/** Level 1 to 4 by the square root of the share of the maximum, so that a few large insertions do not dominate. */
export function computeLevel(amount: number, max: number): 1 | 2 | 3 | 4 {
  const share = Math.sqrt(amount / Math.max(1, max));
  if (share > 0.75) return 4;
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}

/** Upper bound of each level in characters, for the legend. */
export function computeLevelEnds(max: number): [number, number, number, number] {
  const [one = 0, two = 0, three = 0] = [0.25, 0.5, 0.75].map((share) => Math.floor(share * share * max));
  return [one, two, three, max];
}

export function countChanges({ inserted, deleted }: WorkCell): number {
  return inserted + deleted;
}

/** Start of each session on the axis, 0 to 1. */
export function computeSittingStarts({ sittings }: Pick<TextGrowth, 'sittings'>, axis: Axis): number[] {
  const first = sittings[0]?.firstAt ?? 0;
  if (axis === 'real') {
    const extent = (sittings.at(-1)?.lastAt ?? first) - first;
    return sittings.map(({ firstAt }) => (extent === 0 ? 0 : (firstAt - first) / extent));
  }
  const total = sittings.reduce((sum, { firstAt, lastAt }) => sum + lastAt - firstAt, 0);
  let sumBefore = 0;
  return sittings.map(({ firstAt, lastAt }) => {
    const start = total === 0 ? 0 : sumBefore / total;
    sumBefore += lastAt - firstAt;
    return start;
  });
}

/** Share of changes in each third of the text. */
export function computeThirds({ cells }: WorkMap, bands: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let total = 0;
  for (const cell of cells) {
    const third = Math.min(2, Math.floor((3 * cell.place) / bands));
    sums[third] = (sums[third] ?? 0) + countChanges(cell);
    total += countChanges(cell);
  }
  const [one, two, three] = sums;
  return total === 0 ? [0, 0, 0] : [one / total, two / total, three / total];
}
