export { homeRoutes } from './api.ts';
