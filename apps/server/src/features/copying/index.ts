export { copyingRoutes } from './api.ts';
