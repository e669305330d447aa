export { researchRoutes } from './api.ts';
