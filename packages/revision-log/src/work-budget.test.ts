import { expect, it } from 'vitest';
import { afford, createWorkBudget, withShare } from './work-budget.ts';

it('a share of a budget is all that work may take, and what it did not take is left', () => {
  const budget = createWorkBudget(100);
  expect(withShare(budget, 0.5, (part) => [afford(part, 20), afford(part, 40)])).toEqual([true, false]);
  expect(budget).toEqual({ left: 80, isExhausted: true });
});

it('a share of a budget that was enough leaves nothing out', () => {
  const budget = createWorkBudget(100);
  withShare(budget, 0.5, (part) => afford(part, 50));
  expect(budget).toEqual({ left: 50, isExhausted: false });
});
