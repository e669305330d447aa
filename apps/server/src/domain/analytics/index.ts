export { countWordsOfFiles, type FileActivity, loadActivity } from './activity.ts';
export { metricsFollowUp } from './follow-up.ts';
export { analyticsJobs } from './jobs.ts';
export { loadMetrics, loadTimes, storeMetrics } from './metrics.ts';
export { deleteRatioBands, hasRatioBands, insertRatioBands } from './queries.ts';
