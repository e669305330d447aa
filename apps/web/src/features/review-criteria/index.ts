export { CriteriaTab } from './criteria-tab.tsx';
export { useCriteriaChoice } from './use-criteria-choice.ts';
