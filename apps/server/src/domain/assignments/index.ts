export type { NewAssignment } from './change-rules.ts';
export { presentClassAssignment, presentDeadline, presentDescription, presentRules } from './present.ts';
export {
  type AssignmentRow,
  type DraftRow,
  listAssignments,
  listDrafts,
  listVisibleAssignments,
  lockAssignment,
  lockAssignmentShared,
  lockAssignments,
  lockAssignmentsToRemove,
  selectAssignment,
  selectOptionalAssignment,
} from './queries.ts';
export { setReviewDeadlines } from './review-deadlines.ts';
export {
  changeAssignment,
  createAssignment,
  loadManagedAssignment,
  lockManagedAssignment,
  removeAssignment,
  setPaused,
  setVisible,
} from './service.ts';
