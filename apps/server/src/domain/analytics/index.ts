export { activityOfFiles, type FileActivity } from './activity.ts';
export { measuresFollowUp } from './follow-up.ts';
export { analyticsJobs } from './jobs.ts';
export { keepMeasures, measuresOfFile, timesOfFiles } from './measures.ts';
export { deleteRatioBands, hasRatioBands, insertRatioBands } from './queries.ts';
