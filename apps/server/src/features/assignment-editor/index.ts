export { assignmentEditorRoutes } from './api.ts';
export { createWholeAssignment } from './service.ts';
