/**
 * The remaining cost of comparing two versions, in units (characters, bytes) examined. Counted instead of timed, so that two versions always give the
 * same change. All parts of a save share one budget.
 */
export interface WorkBudget {
  left: number;
  /** The budget was too small for something; a larger one could give a smaller change. */
  isExhausted: boolean;
}

/** About 100 ms on a small server; a book rewritten by another program takes half of it, a save while typing almost nothing. */
export const defaultWork = 20_000_000;

export function createWorkBudget(units: number = defaultWork): WorkBudget {
  return { left: units, isExhausted: false };
}

/** Whether the budget suffices; takes nothing. */
export function isWithin(budget: WorkBudget, cost: number): boolean {
  if (budget.left >= cost) return true;
  budget.isExhausted = true;
  return false;
}

/** Takes the cost if the budget suffices. */
export function afford(budget: WorkBudget, cost: number): boolean {
  if (!isWithin(budget, cost)) return false;
  budget.left -= cost;
  return true;
}

/** Runs work with a share of the budget, so that some is left for later work. */
export function spendShare<T>(budget: WorkBudget, share: number, work: (part: WorkBudget) => T): T {
  const part = createWorkBudget(Math.floor(budget.left * share));
  const before = part.left;
  const result = work(part);
  budget.left -= before - part.left;
  if (part.isExhausted) budget.isExhausted = true;
  return result;
}
