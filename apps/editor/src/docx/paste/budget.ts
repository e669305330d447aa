/** Limits of what a paste reads: more would block the page, or the document. */
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
  // Browsers limit nesting to 512 themselves.
  depth: 150,
  characters: 1_000_000,
  // More than a hundred pages.
  paragraphs: 4000,
  // Each cell is an editable element: thousands slow down every key press.
  cells: 2000,
  milliseconds: 2500,
};

/** Counts down; once one limit is reached, the whole budget counts as used up. */
export interface Budget {
  /** False if nothing is left. */
  take: (what: keyof Omit<Limits, 'depth' | 'milliseconds'>, amount?: number) => boolean;
  readonly depth: number;
  isSpent: () => boolean;
}

/** Reading the clock costs more than one step of the traversal. */
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
