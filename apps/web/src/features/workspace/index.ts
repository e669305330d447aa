export { useStart } from './use-workspace.ts';
