export { addFeedback, feedbackOf, readFeedback, recordFeedback, saveFeedback } from './service.ts';
