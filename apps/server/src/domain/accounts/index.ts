export { changeEmail, createInstitutionalAccount, takeOverAccount } from './institutional.ts';
export type { NamesThere } from './institutional-names.ts';
export {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export {
  type Credentials,
  changePreferences,
  checkCredentials,
  createAccount,
  readProfile,
} from './service.ts';
export { authenticate, closeSession, openSession, renewSession } from './sessions.ts';
