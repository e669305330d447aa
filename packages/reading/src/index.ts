export { applyReadingPreferences } from './apply.ts';
export { startLineFocus } from './line-focus.ts';
export { groupLines, type Line } from './lines.ts';
export { createRange, findWordEnd, listPassages, type Passage } from './passages.ts';
export {
  defaultPreferences,
  parsePreferences,
  type ReadingPreferences,
  readingChoices,
} from './preferences.ts';
export { findVoice, hasVoice, type Speaker, speak, subscribeVoices } from './speaker.ts';
export { readingPreferences } from './stored-preferences.ts';
