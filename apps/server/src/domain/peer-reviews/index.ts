export { copyRound } from './copy.ts';
export {
  changeReviewAnswers,
  changeReviewCriteria,
  reviewAnswersOf,
  reviewCriteriaOf,
} from './criteria.ts';
export { changeRevisionPlan, revisionPlanOf } from './plan.ts';
export {
  listConfigured,
  listReviewItems,
  listRounds,
  type RoundOfAssignment,
  readSetup,
} from './present-setup.ts';
export { reviewCommentsOf } from './review-comments.ts';
export { populateReviews, randomMatrix, replaceReviewer } from './set-up.ts';
