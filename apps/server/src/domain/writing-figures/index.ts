export { heatmapsBesideText, heatmapsOfAdditionalFiles } from './additional-heatmaps.ts';
export { changeMapOfText, progressionOfText } from './change-map.ts';
export { joinChangeMaps } from './change-map-rules.ts';
export type { SharedHour } from './class-graph-rules.ts';
export {
  assignmentActivityOfTexts,
  heatmapOfTexts,
  hourlyActivityOfTexts,
  toGraphText,
  wordsChangedOfTexts,
} from './class-graphs.ts';
export { presentClassTimes, timesOfTexts } from './class-times.ts';
export { evidenceOf } from './evidence.ts';
export { originsOf } from './origins.ts';
export {
  changeMapOfSubmission,
  distributionOfSubmission,
  heatmapOfSubmission,
  heatmapOfText,
  progressionOfSubmission,
  scoresOfSubmission,
  scoresOfText,
  setRatioBands,
  timeMetricsOf,
  timeMetricsOfText,
  wordsOverTimeOfSubmission,
  wordsOverTimeOfText,
} from './service.ts';
export { presentMetrics } from './strip-rules.ts';
export { presentStudentSeries } from './student-graph-rules.ts';
