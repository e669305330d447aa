export { classRoutes } from './api.ts';
export { includesAssignments } from './class-rules.ts';
export { instructorName, presentEnrollmentClass } from './present.ts';
export {
  type ClassRow,
  deleteAssistant,
  insertAssistant,
  listAssistants,
  listClassesInviting,
  listClassesOfAssistant,
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
} from './service.ts';
