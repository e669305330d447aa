export { enrollmentRoutes } from './api.ts';
export { enrollmentJobs } from './jobs.ts';
