export { classRoutes } from './api.ts';
