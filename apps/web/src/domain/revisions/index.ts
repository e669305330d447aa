export { changeMarks } from './change-marks.ts';
export { momentAddress, type RewindMoment, withMoment } from './moment.ts';
export { MomentLink } from './moment-link.tsx';
export type { Segment } from './segment.ts';
export { useMoment } from './use-moment.ts';
export { VersionView } from './version-view.tsx';
