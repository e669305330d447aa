export { practiceRoutes } from './practice-api.ts';
export { peerReviewRoutes } from './set-up-api.ts';
export { reviewerRoutes } from './student-api.ts';
