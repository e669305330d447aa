export { enrollmentRoutes } from './api.ts';
export { eraseSearches } from './erase.ts';
export { enrollmentJobs } from './jobs.ts';
