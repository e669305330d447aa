export { libraryRoutes } from './api.ts';
