export { gradingRoutes } from './api.ts';
export { setGrade } from './service.ts';
