import { assignmentRoutes } from './api.ts';
import { switchRoutes } from './switches-api.ts';

export const assignmentEditorRoutes = [...assignmentRoutes, ...switchRoutes];
