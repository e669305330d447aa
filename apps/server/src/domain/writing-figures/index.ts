export { loadHeatmapsOfAdditionalFiles, loadHeatmapsOfOtherFiles } from './additional-heatmaps.ts';
export { changeMapOfText, drawChangeMapOfLog, loadMappedLog, loadProgressionOfText } from './change-map.ts';
export { joinChangeMaps } from './change-map-rules.ts';
export { type SharedHour, selectTextsOfHeatmap } from './class-graph-rules.ts';
export {
  loadAssignmentActivityOfTexts,
  loadHeatmapOfTexts,
  loadHourlyActivityOfTexts,
  loadWordsChangedOfTexts,
  toGraphText,
} from './class-graphs.ts';
export { loadTimesOfTexts, presentClassTimes } from './class-times.ts';
export { loadEvidence } from './evidence.ts';
export { presentHeatHours } from './heatmap-rules.ts';
export { loadOrigins } from './origins.ts';
export {
  changeMapOfSubmission,
  loadDistributionOfSubmission,
  loadHeatmapOfSubmission,
  loadHeatmapOfText,
  loadProgressionOfSubmission,
  loadScoresOfSubmission,
  loadScoresOfText,
  loadTimeMetrics,
  loadTimeMetricsOfText,
  loadWordsOverTimeOfSubmission,
  loadWordsOverTimeOfText,
  setRatioBands,
} from './service.ts';
export { presentMetrics } from './strip-rules.ts';
export { presentStudentSeries } from './student-graph-rules.ts';
