export { applyReadingPreferences } from './apply.ts';
export { listPassages } from './passages.ts';
export {
  defaultPreferences,
  type ReadingPreferences,
  readingChoices,
} from './preferences.ts';
export { scrollIntoReach } from './scroll.ts';
export { findVoice, hasVoice, type Speaker, speak, stopSpeaking, subscribeVoices } from './speaker.ts';
export { readingPreferences } from './stored-preferences.ts';
