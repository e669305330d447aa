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
  computeUptake,
  mapRange,
  rangesOnText,
  stateOfComment,
  type Uptake,
  uptakeShare,
} from './feedback-uptake.ts';
export {
  computeHeatmap,
  computeHeatmapOfSaves,
  type HeatChange,
  heatEdges,
  heatLevel,
  saveLevel,
  wordEquivalents,
} from './heatmap.ts';
export { findQuickInsertions } from './large-insertions.ts';
export { algorithmVersion, constants, type LoggedSave, type WritingLog } from './log.ts';
export {
  computeMetrics,
  finishMetrics,
  foldFileSave,
  foldMetrics,
  listQuarters,
  minutesOfMetrics,
  startMetrics,
  type WritingMetrics,
} from './metrics.ts';
export { type CountedLine, countedLines, countOwnLength, type OwnLength } from './own-length.ts';
export { createPassage, firstChange } from './passage-follower.ts';
export {
  type ChosenPassage,
  type HistoryStep,
  type PassageHistory,
  readPassageHistory,
  type StepKind,
} from './passage-history/passage-history.ts';
export {
  appendCounted,
  type CountedText,
  countedText,
  piecesOfCounted,
} from './process/counted-text.ts';
export { foldLog, foldSave, getText, type Process, startProcess } from './process/process.ts';
export { computeProgression, type Progression } from './progression.ts';
export { computeProvenance } from './provenance.ts';
export { median, quantile } from './quantiles.ts';
export {
  eachQuarter,
  type PackedQuarters,
  packQuarters,
  type Quarter,
  unpackQuarters,
} from './quarters.ts';
export { rank } from './rank.ts';
export { createReport, rounded } from './report.ts';
export { type EventOptions, eventColumns, eventRows } from './research/event-log.ts';
export { sittingColumns, sittingRows } from './research/sittings.ts';
export { computeTextFigures, type FiguresContext, figureColumns } from './research/text-figures.ts';
export { computeRevision } from './revision.ts';
export { findScoreMoments } from './score-moments.ts';
export { computeScoresOfProcess } from './scores.ts';
export { groupSessions, groupSittings } from './sessions.ts';
export { averageOf, computeBox, computeDistances, computeSpread } from './spread.ts';
export { computeStrokeMatrix, type StrokeMatrix } from './stroke-matrix.ts';
export { collectStrokes, type Strokes } from './strokes.ts';
export { compareTexts } from './text-comparison.ts';
export { computeGrowth, growthBands, type TextGrowth } from './text-growth.ts';
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
