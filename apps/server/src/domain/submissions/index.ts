export { insertAdditionalFile, listAdditionalFiles, selectOptionalAdditionalFile } from './file-queries.ts';
export { followDeadlines } from './follow-deadlines.ts';
export { setAlternateGrade, setGrade } from './grading.ts';
export { submissionJobs } from './jobs.ts';
export { listLettersInUse } from './letter-queries.ts';
export { withOwnDates, withOwnEnds } from './own-dates.ts';
export { presentDraftSummary, presentFeedback, presentTimelineEntry } from './present.ts';
export {
  countTexts,
  type FeedbackRow,
  insertFeedback,
  insertSubmission,
  listFeedback,
  listFilesOfStudents,
  listSteps,
  listSubmissionsInReadingOrder,
  listSubmissionsOfClass,
  listSubmissionsOfStudent,
  lockSubmission,
  type StepRow,
  type SubmissionRow,
  selectOptionalSubmissionOf,
  type TextCounts,
  upsertStep,
} from './queries.ts';
export {
  assignmentState,
  closedAt,
  fileAccess,
  loadReadableSubmission,
  loadVisibleSubmission,
  loadWritableSubmission,
  toStep,
  verdictOf,
} from './service.ts';
export {
  gradeTypeOf,
  startVerdict,
  submissionStatusOf,
  writingVerdict,
} from './step-rules.ts';
export { submitDraft } from './submit.ts';
export { closeOverdueSteps } from './sweep.ts';
