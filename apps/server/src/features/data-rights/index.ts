export { deletionRoutes } from './deletion-api.ts';
export { type Eraser, eraseAccountNow } from './erase.ts';
export { exportRoutes } from './export-api.ts';
export { dataRightsJobs } from './jobs.ts';
