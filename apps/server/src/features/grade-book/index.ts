export { gradeBookRoutes } from './api.ts';
export { gradeFileRoutes } from './files-api.ts';
