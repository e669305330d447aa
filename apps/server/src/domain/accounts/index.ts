export {
  createAdministrator,
  createFirstAdministrator,
  grantAdministration,
  needsAdministrator,
  prepareSetupCode,
} from './administrators.ts';
export { authenticate, loadActor } from './authenticate.ts';
export { listDemoAccounts, markDemoAccounts } from './demo-account-queries.ts';
export { openDemoAccounts } from './demo-accounts.ts';
export { endDemoSessions } from './demo-sessions.ts';
export { closeAccount, eraseAccount, isConfirmedBy, proofOfDeletion } from './erase.ts';
export {
  changeEmail,
  createInstitutionalAccount,
  createInstitutionalAccounts,
  giveRole,
  giveRoleToMany,
  takeOverAccount,
} from './institutional-accounts.ts';
export type { InstitutionalName } from './institutional-names.ts';
export { approveInstructor, declineInstructor } from './instructor-requests.ts';
export { accountJobs } from './jobs.ts';
export { linkRequestsFollowUp } from './link-requests.ts';
export { readLink, requestLink } from './links.ts';
export {
  addAccounts,
  isOnlyManager,
  readAccountPage,
  readManagedAccount,
  roleItems,
  saveAccount,
  searchAccounts,
} from './manage-accounts.ts';
export { lockManaging } from './managed-queries.ts';
export { changePassword, recoverPassword } from './passwords.ts';
export {
  listUsedAddresses,
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export { listPendingInstructors } from './request-queries.ts';
export { changeRolesByRule, selectKeptRoles } from './role-changes.ts';
export { changeRosterAccount } from './roster-accounts.ts';
export {
  byCredentials,
  type Credentials,
  changePreferences,
  checkCredentials,
  createAccount,
  readProfile,
} from './service.ts';
export {
  authenticateSession,
  closeOwnSession,
  closeSession,
  endSessionsOf,
  endSessionsOfPlatform,
  isSessionOpen,
  listSessions,
  openSession,
  renewSession,
} from './sessions.ts';
export { readSetupCode, setSetupSecret } from './setup-code.ts';
export { confirmEmail, signUp } from './sign-up.ts';
