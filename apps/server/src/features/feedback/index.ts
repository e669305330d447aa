export { feedbackRoutes } from './api.ts';
export { eraseKeptComments } from './erase.ts';
