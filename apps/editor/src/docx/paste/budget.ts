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
  use: (limit: keyof Omit<Limits, 'depth' | 'milliseconds'>, amount?: number) => boolean;
  readonly depth: number;
  isUsedUp: () => boolean;
}

/** Reading the clock costs more than one step of the traversal. */
const stepsBetweenTimeChecks = 500;

export function createBudget(limits: Limits, now: () => number): Budget {
  const remaining = { ...limits };
  const end = now() + limits.milliseconds;
  let steps = 0;
  let isUsedUp = false;
  return {
    depth: limits.depth,
    isUsedUp: () => isUsedUp,
    use: (limit, amount = 1) => {
      steps += 1;
      remaining[limit] -= amount;
      if (remaining[limit] < 0 || (steps % stepsBetweenTimeChecks === 0 && now() > end)) isUsedUp = true;
      return !isUsedUp;
    },
  };
}
