export { exportRoutes } from './export-api.ts';
export { dataRightsJobs } from './jobs.ts';
