export { accountRoutes } from './api.ts';
