export { accountImportRoutes } from './api.ts';
