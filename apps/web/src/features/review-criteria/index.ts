export { AnsweredCriteria } from './answered-criteria.tsx';
export { CriteriaFold } from './criteria-fold.tsx';
export type { CriteriaHandle } from './criteria-form.tsx';
export { CriteriaTab } from './criteria-tab.tsx';
export { ReviewCriteria, useHasCriteria } from './review-criteria.tsx';
export { type CriteriaChoice, useCriteriaChoice } from './use-criteria-choice.ts';
