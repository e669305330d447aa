export { peerReviewRoutes } from './set-up-api.ts';
export { reviewerRoutes } from './student-api.ts';
