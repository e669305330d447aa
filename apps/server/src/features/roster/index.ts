export { rosterRoutes } from './api.ts';
export { importRoster } from './import.ts';
