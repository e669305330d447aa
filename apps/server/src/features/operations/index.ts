export { operationsRoutes } from './api.ts';
export { readJobs } from './service.ts';
