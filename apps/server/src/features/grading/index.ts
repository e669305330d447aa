export { gradingRoutes } from './api.ts';
export { setAlternateGrade, setGrade } from './service.ts';
