export { classPdfRoutes } from './api.ts';
export { classPdfJobs } from './jobs.ts';
