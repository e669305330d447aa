export {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export {
  authenticate,
  authorize,
  createAccount,
  exchangeCode,
  readProfile,
  signIn,
  signOut,
} from './service.ts';
export { signInCodeMs } from './session-rules.ts';
