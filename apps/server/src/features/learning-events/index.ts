export { learningEventRoutes } from './api.ts';
