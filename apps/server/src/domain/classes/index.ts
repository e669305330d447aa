export { classBounds } from './class-rules.ts';
export { archiveClassesOf, listClassesInUse } from './erase.ts';
export { deleteHold, isOnHold, upsertHold } from './hold-queries.ts';
export { presentEnrollmentClass } from './present.ts';
export {
  type ClassRow,
  listClassesInviting,
  listClassesOfAssistant,
  listClassesOfStudent,
  listLookups,
  listOverseenClasses,
  lockClass,
  lockClassShared,
  searchClasses,
  selectClass,
  selectOptionalClassByKey,
  updateInvitationLanguage,
} from './queries.ts';
export { archiveRosterClass, changeRosterClass, createRosterClass } from './roster-classes.ts';
export {
  changeClass,
  listOwnedClasses,
  loadManagedClass,
  lockManagedClass,
  registerClass,
  removeClass,
  setArchived,
} from './service.ts';
