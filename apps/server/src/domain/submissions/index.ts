export { insertAdditionalFile, listAdditionalFiles, selectOptionalAdditionalFile } from './file-queries.ts';
export { followDeadlines } from './follow-deadlines.ts';
export { recordGrade } from './grading.ts';
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
  selectOptionalSubmission,
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
export { listOverdueSubmissions } from './step-queries.ts';
export {
  gradeTypeOf,
  isOverdue,
  isSubmitted,
  startVerdict,
  statusAtDeadline,
  statusOnSubmit,
  submissionStatusOf,
  writingVerdict,
} from './step-rules.ts';
