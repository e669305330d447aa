export { addComment, answerComment, changeComment, commentableText } from './comments.ts';
export { commentsOf, uptakeOfClass } from './present-uptake.ts';
export { addFeedback, feedbackOf, readFeedback, recordFeedback, saveFeedback } from './service.ts';
