export { textRepairRoutes } from './api.ts';
