export { feedbackRoutes } from './api.ts';
