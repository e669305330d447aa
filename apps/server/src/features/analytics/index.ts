export { activityOfFiles, storeActivity } from './activity.ts';
export { analyticsRoutes } from './api.ts';
export { analyticsJobs } from './jobs.ts';
