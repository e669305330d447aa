export { FeedbackList } from './feedback-list.tsx';
export { SubmissionEditor } from './submission-editor.tsx';
