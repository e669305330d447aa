export { firstRunRoutes } from './api.ts';
