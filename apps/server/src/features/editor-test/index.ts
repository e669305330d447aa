export { editorTestRoutes } from './api.ts';
