export {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export {
  authenticate,
  type Credentials,
  checkCredentials,
  closeSession,
  createAccount,
  openSession,
  readProfile,
  renewSession,
} from './service.ts';
