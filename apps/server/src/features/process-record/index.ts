export { processRecordRoutes } from './api.ts';
