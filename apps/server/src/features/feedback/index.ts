export { feedbackRoutes } from './api.ts';
export { eraseSavedComments } from './erase.ts';
