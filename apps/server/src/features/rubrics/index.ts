export { rubricRoutes } from './api.ts';
export { addRubric } from './service.ts';
