export { listGrants, listGrantsInClasses, replaceAccommodations } from './accommodation-queries.ts';
export { listAccommodations } from './accommodations.ts';
export {
  deleteAssistant,
  deleteAssistants,
  insertAssistant,
  insertAssistants,
  listAssistants,
} from './assistant-queries.ts';
export {
  lockEnrollment,
  selectRemovedAt,
  upsertEnrollment,
  upsertEnrollments,
} from './enrollment-queries.ts';
export { isOpenForEnrollment, isShownByKey, oldestSearchThatCounts } from './enrollment-rules.ts';
export { leaveAllClasses } from './erase.ts';
export {
  deleteInvitation,
  deleteInvitationsTo,
  listInvitations,
  listInvitationsWithIds,
  listInvitationsWithoutMail,
  selectOptionalInvitation,
  selectOptionalInvitationByToken,
  takeInvitation,
  updateInvitationsMailed,
  updateSectionsOfInvitations,
  upsertInvitations,
} from './invitation-queries.ts';
export { changeMarking } from './marking.ts';
export { listMarkings, listSectionsOf, selectOptionalMarking, updateMarking } from './marking-queries.ts';
export { type MembershipFacts, membershipFacts, membershipOf } from './membership-columns.ts';
export { dropEnrollments, listStaffIds, listStudents, selectOptionalMembership } from './people-queries.ts';
export { presentInvitation } from './present-invitation.ts';
export { listRosterMemberships, type RosterMembership } from './roster-queries.ts';
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
  updateSection,
  updateSectionsOfStudents,
} from './section-queries.ts';
export { enrollStudent, loadMembership, loadStaffMembership, removeStudent } from './service.ts';
