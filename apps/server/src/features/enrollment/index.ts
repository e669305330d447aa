export { enrollmentRoutes } from './api.ts';
export { isOpenForEnrollment } from './enrollment-rules.ts';
export {
  deleteInvitation,
  deleteInvitationsTo,
  listInvitations,
  selectOptionalInvitation,
  upsertInvitations,
} from './invitation-queries.ts';
export { enrollmentJobs } from './jobs.ts';
export { presentInvitation } from './present.ts';
export { upsertEnrollment, upsertEnrollments } from './queries.ts';
