export { activeToThink, ratioBand, ratioQuartiles } from './active-to-think.ts';
export {
  dayOfInstant,
  eachClockHour,
  type Range,
  rangeOfDays,
  sumByHourOfDay,
  sumByThird,
} from './day-parts.ts';
export { compareDrafts, type DraftComparison, type DraftPiece } from './draft-comparison.ts';
export type { EffortTargets } from './effort.ts';
export {
  type EvidenceGap,
  evidenceShare,
  foldEvidence,
  startEvidence,
} from './evidence.ts';
export {
  type CommentAnswer,
  type CommentedText,
  type CommentState,
  mapRange,
  rangesOnText,
  stateOfComment,
  type Uptake,
  uptakeOf,
  uptakeShare,
} from './feedback-uptake.ts';
export {
  type HeatChange,
  heatEdges,
  heatLevel,
  heatOfChanges,
  heatOfSaves,
  wordEquivalents,
} from './heatmap.ts';
export { quickInsertionsOf } from './large-insertions.ts';
export { algorithmVersion, constants, type LoggedSave, type WritingLog } from './log.ts';
export {
  foldFileSave,
  foldMeasures,
  type Measures,
  measuresOf,
  minutesOfMeasures,
  quartersOf,
  settleMeasures,
  startMeasures,
} from './measures.ts';
export { type CountedLine, countedLines, type OwnLength, ownLength } from './own-length.ts';
export { firstChange, passageOf } from './passage-follower.ts';
export {
  type ChosenPassage,
  type LifeStep,
  lifeOf,
  type PassageLife,
  type StepKind,
} from './passage-life/life.ts';
export {
  appendCounted,
  type CountedText,
  countedText,
  piecesOfCounted,
} from './process/counted-text.ts';
export { foldLog, foldSave, type Process, startProcess, textOf } from './process/process.ts';
export { type Progression, progressionOf } from './progression.ts';
export { provenanceOf } from './provenance.ts';
export { median, quantile } from './quantiles.ts';
export {
  eachQuarter,
  type PackedQuarters,
  packQuarters,
  type Quarter,
  unpackQuarters,
} from './quarters.ts';
export { rank } from './rank.ts';
export { reportOf, rounded } from './report.ts';
export { type EventOptions, eventColumns, eventRows } from './research/event-log.ts';
export { sittingColumns, sittingRows } from './research/sittings.ts';
export { type FiguresContext, figureColumns, figuresOfText } from './research/text-figures.ts';
export { revisionOf } from './revision.ts';
export { momentsOfScores } from './score-moments.ts';
export { scoresOfProcess } from './scores.ts';
export { sessionsOf, sittingsOf } from './sessions.ts';
export { averageOf, boxOf, distancesOf, spreadOf } from './spread.ts';
export { matrixOfStrokes, type StrokeMatrix } from './stroke-matrix.ts';
export { type Strokes, strokesOf } from './strokes.ts';
export { compareTexts } from './text-comparison.ts';
export { growthBands, growthOf, type TextGrowth } from './text-growth.ts';
export {
  finishTimes,
  foldFileTime,
  foldTime,
  noTime,
  type TimeState,
  toDuration,
  type WritingTimes,
} from './times.ts';
export { countWords, wordsPerMinute } from './words.ts';
export { finishWords } from './words-over-time.ts';
export { createZoneClock, type ZoneClock } from './zone.ts';
