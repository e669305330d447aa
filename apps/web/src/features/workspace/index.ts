export { AdditionalFiles } from './additional-files.tsx';
export { DownloadMenu } from './download-menu.tsx';
export { FeedbackList } from './feedback-list.tsx';
export { SubmissionEditor } from './submission-editor.tsx';
