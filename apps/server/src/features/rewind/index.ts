export { rewindRoutes } from './api.ts';
