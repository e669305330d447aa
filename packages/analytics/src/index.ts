export {
  activeToThink,
  type RatioBand,
  type RatioQuartiles,
  ratioBand,
  ratioQuartiles,
} from './active-to-think.ts';
export { type AnalyseOptions, analyse, finishProcess, type Measures, timesOf } from './analyse.ts';
export {
  type Burst,
  type BurstEnd,
  type BurstSummary,
  burstsOf,
  summariseBursts,
} from './bursts.ts';
export { type ChangeMatrix, changeMatrix, type MatrixOptions, type TimeAxis } from './change-matrix.ts';
export { type ClassDistance, classDistance } from './class-distance.ts';
export {
  creditSeconds,
  type EffortInput,
  type EffortScore,
  type EffortTargets,
  effortScore,
} from './effort.ts';
export { type Episode, episodesOf } from './episodes.ts';
export {
  type CommentAnswer,
  type CommentedText,
  type CommentState,
  hoursToFirstChange,
  mapRange,
  stateOfComment,
  type TextRange,
  type Uptake,
  type UptakeState,
  uptakeOf,
  uptakeShare,
} from './feedback-uptake.ts';
export {
  type AmericanGrade,
  americanGrade,
  type GermanGrade,
  germanGrade,
  gradeOfPoints,
  scoreBand,
} from './grading-scales.ts';
export {
  type HeatChange,
  type HeatHour,
  type HeatLevel,
  heatLevel,
  heatLevelOfSaves,
  heatOfChanges,
} from './heatmap.ts';
export { type LargeInsertion, type LargeInsertions, largeInsertionsOf } from './large-insertions.ts';
export { jumpsOf, type Linearity, linearityOf } from './linearity.ts';
export { algorithmVersion, constants, type LoggedSave, type SaveOrigin, type WritingLog } from './log.ts';
export { type Pauses, pausesOf } from './pauses.ts';
export {
  appendCounted,
  applyCounted,
  type CountedText,
  countedText,
  textOfCounted,
} from './process/counted-text.ts';
export { foldLog, foldSave, type Process, startProcess, textOf } from './process/process.ts';
export { foldProgress, type Progress, progressOf, type StoredSave, startProgress } from './progress.ts';
export { type BoxPlot, boxPlot, meanAndDeviation, median, quantile } from './quantiles.ts';
export { rank } from './rank.ts';
export { depthsOf, type Revision, type RevisionSums, revisionOf } from './revision.ts';
export {
  type RevisionScore,
  type RevisionScoreInput,
  type RevisionScoreOptions,
  revisionScore,
} from './revision-score.ts';
export type { ScoreRow } from './score.ts';
export { type Session, sessionsOf } from './sessions.ts';
export {
  type Duration,
  finishTimes,
  foldCoarseTime,
  foldTime,
  isUnderAMinute,
  noTime,
  type TimeState,
  toDuration,
  type WritingTimes,
} from './times.ts';
export { countTypedWords } from './typed-words.ts';
export { wordsChanged, wordsShared } from './word-diff.ts';
export { countWords, wordsOf, wordsPerMinute } from './words.ts';
export {
  type MinuteChange,
  type PaceBand,
  paceAxisTop,
  paceBand,
  type ThirdChange,
  wordsChangedPerMinute,
  wordsChangedPerThird,
} from './words-changed.ts';
export { finishWords, type WordPoint, type WordsOverTime } from './words-over-time.ts';
export { createZoneClock, type DayThird, dayThirdOf, type ZoneClock } from './zone.ts';
