export { useIsAssistant } from './use-assisted-classes.ts';
