export {
  heatmapOfSubmission,
  scoresOfSubmission,
  setRatioBands,
  timeMetricsOf,
  wordsOverTimeOfSubmission,
} from './service.ts';
