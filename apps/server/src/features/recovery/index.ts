export { recoveryRoutes } from './api.ts';
