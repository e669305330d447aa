export { accountRoutes } from './api.ts';
export { authenticate, createAccount } from './service.ts';
