export {
  heatmapOfSubmission,
  heatmapOfText,
  scoresOfSubmission,
  setRatioBands,
  timeMetricsOf,
  wordsOverTimeOfSubmission,
  wordsOverTimeOfText,
} from './service.ts';
