export { ltiRosterRoutes } from './api.ts';
