export { templateLibraryRoutes } from './api.ts';
