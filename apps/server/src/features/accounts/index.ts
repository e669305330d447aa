export { accountRoutes } from './api.ts';
export {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';
export { authenticate, createAccount } from './service.ts';
