export { rosterSourceRoutes } from './api.ts';
