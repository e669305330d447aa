export { reviewCommentRoutes } from './api.ts';
