export { describeClosed } from './closed-text.ts';
export { DownloadMenu } from './download-menu.tsx';
export { openFrameEarly } from './early-frame.ts';
export { FeedbackList } from './feedback-list.tsx';
export { OriginalButton } from './original-button.tsx';
export { ReadingLayout } from './reading-layout.tsx';
export { downloadStudentFile, openEditorFrame } from './submission-calls.ts';
export { SubmissionEditor } from './submission-editor.tsx';
export {
  readSubmissionQuery,
  submissionPrefetchQuery,
  useMergeSubmission,
} from './use-read-submission.ts';
export { useTextDownload } from './use-text-download.tsx';
