/**
 * What comparing two versions may still cost, in units (characters, bytes) looked at. Counted, not timed, so that the same two versions
 * always give the same change. Who shares a budget shares the work: all parts of one save have one.
 */
export interface WorkBudget {
  left: number;
  /** Something was left out for want of more; with a larger budget the change could be a smaller one. */
  isExhausted: boolean;
}

/** Some 100 ms on a small server; a book that another program wrote anew takes half of it, a save while typing next to nothing. */
export const defaultWork = 20_000_000;

export function createWorkBudget(units: number = defaultWork): WorkBudget {
  return { left: units, isExhausted: false };
}

/** Whether there is as much; takes nothing. */
export function isWithin(budget: WorkBudget, cost: number): boolean {
  if (budget.left >= cost) return true;
  budget.isExhausted = true;
  return false;
}

/** Takes the cost from the budget, if there is as much. */
export function afford(budget: WorkBudget, cost: number): boolean {
  if (!isWithin(budget, cost)) return false;
  budget.left -= cost;
  return true;
}

/** Does work with a share of the budget, so that something is left for what comes after it. */
export function withShare<T>(budget: WorkBudget, share: number, work: (part: WorkBudget) => T): T {
  const part = createWorkBudget(Math.floor(budget.left * share));
  const before = part.left;
  const result = work(part);
  budget.left -= before - part.left;
  if (part.isExhausted) budget.isExhausted = true;
  return result;
}
