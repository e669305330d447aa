export { listPreviews, readPreviewPage } from './candidates.ts';
export { readChangesSinceReview } from './changes-since-review.ts';
export { copyRound } from './copy.ts';
export {
  changeReviewAnswers,
  changeReviewCriteria,
  loadReviewAnswers,
  loadReviewCriteria,
  loadWordsOfReview,
} from './criteria.ts';
export { setDeadlinesOfReviews } from './deadlines.ts';
export { listReviewsDueSoon, listReviewsToWrite, type ReviewDue } from './due-soon.ts';
export { eraseReviewsBy, eraseReviewsOfText } from './erase.ts';
export {
  type ReviewedTextFacts,
  type ReviewFileFacts,
  reviewedTextAccess,
  reviewedTextFacts,
  reviewFileAccess,
  reviewFileFacts,
} from './file-access.ts';
export { loadReviewToOpen } from './frames.ts';
export { peerReviewJobs } from './jobs.ts';
export { changeRevisionPlan, loadPlan, loadRevisionPlan } from './plan.ts';
export {
  changeOwnPractice,
  changeReviewPractice,
  listPractice,
  loadOwnPractice,
  loadReviewPractice,
} from './practice.ts';
export { readPracticeFile } from './practice-file.ts';
export { listOwnReviews, listReceivedReviews, type ReviewOfDraft } from './present-review.ts';
export {
  listConfigured,
  listReviewItems,
  listRounds,
  type RoundOfAssignment,
  readSetup,
} from './present-setup.ts';
export { rateReview } from './rate.ts';
export { loadReceivedComments } from './received-comments.ts';
export { loadReviewComments } from './review-comments.ts';
export { populateReviews, randomMatrix, replaceReviewers } from './set-up.ts';
export { addToReviewList, providePreview } from './start-review.ts';
export { listRoundsOfStudent } from './student-rounds.ts';
export { submitReview } from './submit.ts';
