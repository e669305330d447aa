export { profileRoutes } from './api.ts';
