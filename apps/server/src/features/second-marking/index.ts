export { secondMarkingRoutes } from './api.ts';
