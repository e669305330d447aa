export { changeEmail, createInstitutionalAccount, takeOverAccount } from './institutional.ts';
export type { NamesThere } from './institutional-names.ts';
export {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export {
  authenticate,
  type Credentials,
  changePreferences,
  checkCredentials,
  closeSession,
  createAccount,
  openSession,
  readProfile,
  renewSession,
} from './service.ts';
