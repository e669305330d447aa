export { activityOfFiles, storeActivity } from './activity.ts';
export { analyticsJobs } from './jobs.ts';
export { progressOfFile } from './progress.ts';
export { deleteRatioBands, hasRatioBands, insertRatioBands } from './queries.ts';
