export { showsAnalytics } from './analytics-rules.ts';
export { changeGrades } from './cell-grading.ts';
export { endCommenting } from './commenting.ts';
export { setDraftAlternateGrade, setDraftGrade } from './draft-grading.ts';
export { eraseText } from './erase.ts';
export { listCommentedVersions } from './exception-queries.ts';
export { type SubmissionFacts, submissionAccess, submissionFacts } from './file-access.ts';
export { insertAdditionalFile, listAdditionalFiles, selectOptionalPlace } from './file-queries.ts';
export { fileOf } from './files.ts';
export { followDeadlines } from './follow-deadlines.ts';
export { deadlinesFollowUp } from './follow-up.ts';
export { setAlternateGrade, setGrade } from './grading.ts';
export { listHandIns } from './hand-ins.ts';
export { asHandedIn } from './handed-in.ts';
export { isHidden } from './hidden-column.ts';
export { finalizeText, submitForStudent } from './instructor-hand-in.ts';
export { submissionJobs } from './jobs.ts';
export { loadMarkable, lockMarkable, markingOf, mayCommentOn } from './marking.ts';
export { nextStepOf } from './next-step.ts';
export { listOwnAssignments, type OwnAssignment } from './own-assignments.ts';
export { withOwnDates, withShownDates } from './own-dates.ts';
export { presentHandedIn, presentStep } from './present.ts';
export {
  countTexts,
  listAssignmentsWithoutNames,
  listHiddenTexts,
  listSubmissions,
  listSubmissionsInReadingOrder,
  listSubmissionsOfClass,
  type SubmissionRow,
  selectOptionalSubmissionOf,
} from './queries.ts';
export { recordSubmission } from './record.ts';
export { requireWriting } from './require-writing.ts';
export { setDraftResubmit } from './resubmission.ts';
export { setToRevise } from './revising.ts';
export { listMarkedTwice } from './second-marking-queries.ts';
export {
  loadReadableSubmission,
  loadVisibleSubmission,
  loadWritableSubmission,
  lockWritableSubmission,
} from './service.ts';
export { isGradeShown, shownGrade } from './shown-grade.ts';
export type { StepRow } from './step-row-queries.ts';
export { isSubmitted } from './step-rules.ts';
export { submitDraft } from './submit.ts';
export { listMissedAssignments, listMissedUnbegun, listNotBegun, type MissedStep } from './unbegun.ts';
export { listWork, standingNow, verdictOn, type Work, workOf } from './work.ts';
export { setEnableWriting } from './writing-right.ts';
