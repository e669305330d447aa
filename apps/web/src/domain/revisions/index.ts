export { changeMarks } from './change-marks.ts';
export { ChangedWords } from './changed-words.tsx';
export { hasFileHistory } from './file-history.ts';
export { findPassage, versionNumber } from './find-passage.ts';
export { useMarkedWords } from './marked-words.ts';
export type { NotePin } from './note-pin.ts';
export { type Passage, type TextRange, toPassage } from './passage.ts';
export { RewindLink } from './rewind-link.tsx';
export {
  buildRewindUrl,
  type RewindPosition,
  withRewindPosition,
} from './rewind-position.ts';
export type { Segment } from './segment.ts';
export { sentenceAt } from './sentence.ts';
export { usePassage } from './use-passage.ts';
export { useRewindPosition } from './use-rewind-position.ts';
export { VersionView } from './version-view.tsx';
