export { classPageRoutes } from './api.ts';
