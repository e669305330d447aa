export { replaceAccommodations } from './accommodation-queries.ts';
export { listAccommodations } from './accommodations.ts';
export { selectRemovedAt, upsertEnrollment, upsertEnrollments } from './enrollment-queries.ts';
export { isOpenForEnrollment, isShownByKey, oldestSearchThatCounts } from './enrollment-rules.ts';
export {
  deleteInvitation,
  deleteInvitationsTo,
  listInvitations,
  selectOptionalInvitation,
  takeInvitation,
  upsertInvitations,
} from './invitation-queries.ts';
export { presentInvitation } from './present-invitation.ts';
export {
  countMembers,
  deleteSection,
  insertSection,
  insertSections,
  isNameTaken,
  listMembers,
  listSections,
  type SectionRow,
  selectOptionalSection,
  updateMembers,
  updateSection,
} from './section-queries.ts';
