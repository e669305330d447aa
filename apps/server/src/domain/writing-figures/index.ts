export {
  heatmapOfSubmission,
  setRatioBands,
  timeMetricsOf,
  wordsOverTimeOfSubmission,
} from './service.ts';
