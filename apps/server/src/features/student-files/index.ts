export { studentFileRoutes } from './api.ts';
