export { versionRoutes } from './api.ts';
