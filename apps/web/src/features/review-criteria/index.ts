export { CriteriaFold } from './criteria-fold.tsx';
export type { CriteriaHandle } from './criteria-form.tsx';
export { CriteriaTab } from './criteria-tab.tsx';
export { ReviewCriteria, useHasCriteria } from './review-criteria.tsx';
export { useCriteriaChoice } from './use-criteria-choice.ts';
