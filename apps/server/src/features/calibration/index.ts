export { calibrationRoutes } from './api.ts';
