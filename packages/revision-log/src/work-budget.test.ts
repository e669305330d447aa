import { expect, it } from 'vitest';
import { afford, createWorkBudget, spendShare } from './work-budget.ts';

it('a share of a budget limits the work, and the unused part remains', () => {
  const budget = createWorkBudget(100);
  expect(spendShare(budget, 0.5, (part) => [afford(part, 20), afford(part, 40)])).toEqual([true, false]);
  expect(budget).toEqual({ left: 80, isExhausted: true });
});

it('a share of a budget that suffices leaves nothing out', () => {
  const budget = createWorkBudget(100);
  spendShare(budget, 0.5, (part) => afford(part, 50));
  expect(budget).toEqual({ left: 50, isExhausted: false });
});
