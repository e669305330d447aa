import type { WordGoal } from '@redraft/wopi';
import type { TFunction } from 'i18next';

/** "512 of 800 words", "512 of 500 to 700 words". */
export function formatGoal(words: number, { min, max }: WordGoal, t: TFunction): string {
  if (min !== null && max !== null && min !== max) return t('tools:words.between', { words, min, max });
  const target = max ?? min;
  return target === null
    ? t('tools:words.count', { count: words })
    : t('tools:words.of', { words, wanted: target });
}

/** Number of template words excluded from the count; null for none. */
export function formatTemplateWords(count: number, t: TFunction): string | null {
  return count === 0 ? null : t('tools:words.template', { count });
}

export type GoalState = 'short' | 'reached' | 'over';

export function getGoalState(words: number, { min, max }: WordGoal): GoalState {
  if (max !== null && words > max) return 'over';
  const target = min ?? max ?? 0;
  return words >= target ? 'reached' : 'short';
}

/** Progress from 0 to 1 towards the minimum, or the maximum if there is none. */
export function computeGoalProgress(words: number, { min, max }: WordGoal): number {
  const target = min ?? max ?? 0;
  return target <= 0 ? 1 : Math.min(1, words / target);
}
