export { closeAccount, confirmationOf, eraseAccount, isConfirmedBy } from './erase.ts';
export { changeEmail, createInstitutionalAccount, takeOverAccount } from './institutional.ts';
export type { NamesThere } from './institutional-names.ts';
export { approveInstructor, declineInstructor } from './instructor-requests.ts';
export { accountJobs, linkWishesFollowUp } from './link-wishes.ts';
export { readLink, wishForLink } from './links.ts';
export { lockManaging } from './managed-queries.ts';
export {
  addAccounts,
  isOnlyManager,
  readAccountPage,
  readManagedAccount,
  roleItems,
  saveAccount,
  searchAccounts,
} from './managing.ts';
export { changePassword, recoverPassword } from './passwords.ts';
export {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export { listPendingInstructors } from './request-queries.ts';
export {
  byCredentials,
  type Credentials,
  changePreferences,
  checkCredentials,
  createAccount,
  readProfile,
} from './service.ts';
export {
  authenticate,
  closeOwnSession,
  closeSession,
  endSessionsOf,
  isSessionOpen,
  listSessions,
  openSession,
  renewSession,
} from './sessions.ts';
export { confirmEmail, signUp } from './sign-up.ts';
