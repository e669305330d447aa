export { includesAssignments } from './class-rules.ts';
export { instructorName, presentClassListItem, presentEnrollmentClass } from './present.ts';
export {
  type ClassRow,
  listClassesInviting,
  listClassesOfAssistant,
  listClassesOfOwner,
  listClassesOfStudent,
  listLookups,
  lockClass,
  selectClass,
  selectOptionalClassByKey,
} from './queries.ts';
export {
  changeClass,
  loadManagedClass,
  lockManagedClass,
  registerClass,
  removeClass,
  setArchived,
} from './service.ts';
