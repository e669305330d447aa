export { accountRoutes } from './api.ts';
export { selectAccount, selectOptionalAccountByUsername } from './queries.ts';
export { authenticate, createAccount } from './service.ts';
