export { educationRoutes } from './api.ts';
