export { uptakeOfClass } from './class-uptake.ts';
export { commentedVersionsOf } from './comment-places.ts';
export { addComment, answerComment, changeComment, commentableText } from './comments.ts';
export { eraseFeedback } from './erase.ts';
export { uptakeFollowUp } from './follow-up.ts';
export { feedbackJobs } from './jobs.ts';
export { keepUptakes } from './keep.ts';
export { commentsOf, commentsOn } from './present-uptake.ts';
export { addFeedback, feedbackOf, readFeedback, recordFeedback, saveFeedback } from './service.ts';
