export { ClassComparison } from './late-comparison.tsx';
export { useIsAssistant } from './use-assisted-classes.ts';
