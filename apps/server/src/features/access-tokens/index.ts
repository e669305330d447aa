export { accessTokenRoutes } from './api.ts';
