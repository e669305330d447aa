export { listGrants, listGrantsInClasses, replaceAccommodations } from './accommodation-queries.ts';
export { listAccommodations } from './accommodations.ts';
export { deleteAssistant, insertAssistant, listAssistants } from './assistant-queries.ts';
export { selectRemovedAt, upsertEnrollment, upsertEnrollments } from './enrollment-queries.ts';
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
export { listMarkings, listSectionsOf } from './marking-queries.ts';
export { listStudents, selectOptionalStanding } from './people-queries.ts';
export { presentInvitation } from './present-invitation.ts';
export { listRosterStandings, type RosterStanding } from './roster-queries.ts';
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
export { enrollStudent, loadStaffStanding, loadStanding, removeStudent } from './service.ts';
export { type StandingFacts, standingFacts, standingOf } from './standing-facts.ts';
