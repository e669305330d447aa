export { operationsRoutes } from './api.ts';
