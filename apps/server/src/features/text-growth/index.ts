export { textGrowthRoutes } from './api.ts';
