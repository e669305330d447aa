/** How much of what was copied is read: beyond it a paste would block the page, or the document. */
export interface Limits {
  nodes: number;
  depth: number;
  characters: number;
  paragraphs: number;
  cells: number;
  milliseconds: number;
}

export const defaultLimits: Limits = {
  nodes: 150_000,
  // Browsers themselves nest no deeper than 512.
  depth: 150,
  characters: 1_000_000,
  // A hundred pages and more.
  paragraphs: 4000,
  // Each cell is an editable place of its own: thousands make every key slow.
  cells: 2000,
  milliseconds: 2500,
};

/** Counts down; once anything is used up, all of it is. */
export interface Budget {
  /** False when there is none left. */
  take: (what: keyof Omit<Limits, 'depth' | 'milliseconds'>, amount?: number) => boolean;
  readonly depth: number;
  isSpent: () => boolean;
}

/** Asking the clock costs more than a step of the walk. */
const stepsBetweenClocks = 500;

export function createBudget(limits: Limits, clock: () => number): Budget {
  const left = { ...limits };
  const end = clock() + limits.milliseconds;
  let steps = 0;
  let isSpent = false;
  return {
    depth: limits.depth,
    isSpent: () => isSpent,
    take: (what, amount = 1) => {
      steps += 1;
      left[what] -= amount;
      if (left[what] < 0 || (steps % stepsBetweenClocks === 0 && clock() > end)) isSpent = true;
      return !isSpent;
    },
  };
}
