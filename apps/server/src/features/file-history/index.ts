export { fileHistoryRoutes } from './api.ts';
