export { ClassComparison } from './class-comparison.tsx';
export { useIsAssistant } from './use-assisted-classes.ts';
