export { supportRoutes } from './api.ts';
