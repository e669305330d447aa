export { importingRoutes } from './api.ts';
