export { assignmentRoutes } from './api.ts';
export { presentClassAssignment, presentDeadline } from './present.ts';
export {
  type AssignmentRow,
  type DraftRow,
  listAssignments,
  listDrafts,
  lockAssignment,
  selectAssignment,
  selectOptionalAssignment,
} from './queries.ts';
export { classBounds, createAssignment } from './service.ts';
