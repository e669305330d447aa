export { assignmentRoutes } from './api.ts';
export { presentClassAssignment, presentDeadline, presentRules } from './present.ts';
export {
  type AssignmentRow,
  type DraftRow,
  listAssignments,
  listDrafts,
  lockAssignment,
  lockAssignments,
  selectAssignment,
  selectOptionalAssignment,
} from './queries.ts';
export {
  changeAssignment,
  classBounds,
  createAssignment,
  loadManagedAssignment,
  lockManagedAssignment,
  type NewAssignment,
  removeAssignment,
} from './service.ts';
