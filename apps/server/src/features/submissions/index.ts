export { presentDraftSummary, presentFeedback, presentTimelineEntry } from './present.ts';
export {
  countStarted,
  insertFeedback,
  insertSubmission,
  listFeedback,
  listOverdueSubmissions,
  listSteps,
  listSubmissionsInReadingOrder,
  listSubmissionsOfClass,
  listSubmissionsOfStudent,
  lockSubmission,
  type StepRow,
  type SubmissionRow,
  selectOptionalSubmission,
  selectOptionalSubmissionOf,
  upsertStep,
} from './queries.ts';
export {
  assignmentState,
  type FileAccess,
  fileAccess,
  loadReadableSubmission,
  loadWritableSubmission,
  toStep,
} from './service.ts';
export {
  gradeTypeOf,
  isSubmitted,
  startVerdict,
  statusAtDeadline,
  statusOnSubmit,
  submissionStatusOf,
  writingVerdict,
} from './step-rules.ts';
