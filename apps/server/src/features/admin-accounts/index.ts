export { adminAccountRoutes } from './api.ts';
