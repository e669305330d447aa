export { insertCommentedVersion, listCommentedVersions } from './commented-queries.ts';
export { statusByDeadline, stepsToReopen } from './extension-rules.ts';
export { type SubmissionFacts, submissionAccess, submissionFacts } from './file-access.ts';
export { currentStatus, listWork, loadWork, type StudentWork, verdictOn } from './load-work.ts';
export { lockManagedText, type ManagedText, requireManaged, rowOf } from './managed-text.ts';
export { nextStepOf } from './next-step.ts';
export { listOwnAssignments, type OwnAssignment } from './own-assignments.ts';
export { withOwnDates, withShownDates } from './own-dates.ts';
export { presentHandedIn, presentStep } from './present.ts';
export {
  isAcceptedFor,
  listSteps,
  reopenStep,
  restoreEarlierHandIn,
  type StepRow,
  updateException,
  updateWriting,
  upsertStep,
} from './queries.ts';
export { recordSubmission } from './record.ts';
export { requireWriting } from './require-writing.ts';
export {
  dueAtColumn,
  effectiveDeadlineColumn,
  isSubmittedNow,
  statusColumn,
  steps,
  stepsToDo,
} from './step-queries.ts';
export {
  dueAt,
  earliestExceptionEnd,
  gradeTypeOf,
  isExceptionActive,
  isOverdue,
  isSubmitted,
  restoresEarlierHandIn,
  statusAtDeadline,
  statusOfNotStarted,
  statusOnClosing,
  statusOnSubmit,
  submissionStatusOf,
  writingVerdict,
} from './step-rules.ts';
export { assignmentState, closedAt, toStep } from './step-state.ts';
