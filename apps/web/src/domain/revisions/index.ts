export type { RewindMoment } from './moment.ts';
export { withMoment } from './moment.ts';
export { MomentLink } from './moment-link.tsx';
export type { Segment } from './segment.ts';
export { useMoment } from './use-moment.ts';
export { VersionView } from './version-view.tsx';
