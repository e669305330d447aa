export { accountRoutes } from './api.ts';
export { selectAccount } from './queries.ts';
export { authenticate, createAccount } from './service.ts';
