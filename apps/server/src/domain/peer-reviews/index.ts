export {
  changeReviewAnswers,
  changeReviewCriteria,
  reviewAnswersOf,
  reviewCriteriaOf,
} from './criteria.ts';
export { reviewCommentsOf } from './review-comments.ts';
