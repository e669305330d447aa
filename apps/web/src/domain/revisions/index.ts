export { changeMarks } from './change-marks.ts';
export { ChangedWords } from './changed-words.tsx';
export { findPassage, versionNumber } from './find-passage.ts';
export { useMarkedWords } from './marked-words.ts';
export type { NotePin as MomentPin } from './note-pin.ts';
export { type Passage, type TextRange as Stretch, toPassage as passageOf } from './passage.ts';
export { RewindLink as MomentLink } from './rewind-link.tsx';
export {
  buildRewindUrl as momentAddress,
  type RewindPosition as RewindMoment,
  withRewindPosition as withMoment,
} from './rewind-position.ts';
export type { Segment } from './segment.ts';
export { sentenceAt } from './sentence.ts';
export { usePassage } from './use-passage.ts';
export { useRewindPosition as useMoment } from './use-rewind-position.ts';
export { VersionView } from './version-view.tsx';
