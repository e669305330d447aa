export { reviewCriteriaRoutes } from './api.ts';
