export { retentionRoutes } from './api.ts';
export { retentionJobs } from './jobs.ts';
