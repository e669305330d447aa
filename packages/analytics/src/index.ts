export { activeToThink, type RatioBand, ratioBand } from './active-to-think.ts';
export { type HeatHour, type HeatLevel, heatLevel, heatmap } from './heatmap.ts';
export { algorithmVersion, type LoggedSave, type SaveOrigin, type WritingLog } from './log.ts';
export { rank } from './rank.ts';
export {
  type Duration,
  finishTimes,
  foldTime,
  noTime,
  type TimeState,
  toDuration,
  type WritingTimes,
} from './times.ts';
export { countWords, wordsPerMinute } from './words.ts';
export { wordsOverTime } from './words-over-time.ts';
