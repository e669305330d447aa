export { gradeBookRoutes } from './api.ts';
