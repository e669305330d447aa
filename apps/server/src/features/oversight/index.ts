export { oversightRoutes } from './api.ts';
