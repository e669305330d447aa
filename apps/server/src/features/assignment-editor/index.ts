export { assignmentEditorRoutes } from './api.ts';
export { createWholeAssignment, presentForEditor } from './service.ts';
