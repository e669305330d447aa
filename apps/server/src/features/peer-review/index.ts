export { peerReviewRoutes } from './set-up-api.ts';
