export type { Actor } from './actor.ts';
export { grantedRoles } from './granted-roles.ts';
export { mayAsk, permissionsOf, rolesWith } from './permission-rules.ts';
export {
  type ClassStanding,
  canCommentOn,
  canGradeClass,
  canGradeSubmission,
  canManageClass,
  canManageSubmission,
  canOverseeClass,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
  isStaffOf,
  type MarkedText,
  type MarkingStanding,
  type Who,
} from './subject-rules.ts';
