export type { Actor } from './actor.ts';
export { administratorRole, grantedRoles, hasOnlyGrantedRoles } from './granted-roles.ts';
export { administeringRoles, hasPermission, permissionsOf, rolesWith } from './permission-rules.ts';
export {
  type ActorRoles,
  type ClassMembership,
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
  type MarkingMembership,
} from './subject-rules.ts';
