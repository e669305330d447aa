export { DownloadMenu } from '../../domain/submissions/download-menu.tsx';
export { FeedbackList } from '../../domain/submissions/feedback-list.tsx';
export { SubmissionEditor } from '../../domain/submissions/submission-editor.tsx';
export { AdditionalFiles } from '../student-files/additional-files.tsx';
