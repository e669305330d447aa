export {
  changeReviewAnswers,
  changeReviewCriteria,
  reviewAnswersOf,
  reviewCriteriaOf,
} from './criteria.ts';
