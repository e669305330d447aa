export { gradingRoutes } from './api.ts';
