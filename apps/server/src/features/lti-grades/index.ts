export { ltiGradeRoutes } from './api.ts';
