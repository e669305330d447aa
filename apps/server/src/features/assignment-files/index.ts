export { assignmentFileRoutes } from './api.ts';
