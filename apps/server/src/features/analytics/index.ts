export { analyticsRoutes } from './api.ts';
export { classGraphRoutes } from './class-graphs-api.ts';
