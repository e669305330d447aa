export { rubricRoutes } from './api.ts';
export { eraseRubrics } from './erase.ts';
export { addRubric } from './service.ts';
