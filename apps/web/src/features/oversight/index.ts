export { ClassComparison } from './lazy-class-comparison.tsx';
export { useIsAssistant } from './use-assisted-classes.ts';
