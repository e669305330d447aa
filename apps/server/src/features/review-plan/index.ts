export { reviewPlanRoutes } from './api.ts';
