export type { Actor } from './actor.ts';
export { mayAsk, permissionsOf, rolesWith } from './permission-rules.ts';
export {
  type ClassStanding,
  canGradeSubmission,
  canManageClass,
  canManageSubmission,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
  isStaffOf,
  type Who,
} from './subject-rules.ts';
