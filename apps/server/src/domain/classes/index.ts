export { includesAssignments } from './class-rules.ts';
export { instructorName, presentClassListItem, presentEnrollmentClass } from './present.ts';
export {
  type ClassRow,
  deleteAssistant,
  insertAssistant,
  listAssistants,
  listClassesInviting,
  listClassesOfAssistant,
  listClassesOfOwner,
  listClassesOfStudent,
  listLookups,
  listStudents,
  lockClass,
  selectClass,
  selectOptionalClassByKey,
  selectOptionalStanding,
} from './queries.ts';
export {
  changeClass,
  loadManagedClass,
  loadStaffStanding,
  loadStanding,
  lockManagedClass,
  registerClass,
  removeClass,
  removeStudent,
  setArchived,
} from './service.ts';
