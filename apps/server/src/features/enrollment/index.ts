export { enrollmentRoutes } from './api.ts';
export { upsertEnrollment } from './queries.ts';
