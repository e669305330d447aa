export type { Segment } from './segment.ts';
export { VersionView } from './version-view.tsx';
