import { accommodationRoutes } from './features/accommodations/index.ts';
import { accountRoutes } from './features/accounts/index.ts';
import { analyticsRoutes } from './features/analytics/index.ts';
import { assignmentEditorRoutes } from './features/assignment-editor/index.ts';
import { assignmentRoutes } from './features/assignments/index.ts';
import { classPageRoutes } from './features/class-page/index.ts';
import { classRoutes } from './features/classes/index.ts';
import { copyingRoutes } from './features/copying/index.ts';
import { enrollmentRoutes } from './features/enrollment/index.ts';
import { gradingRoutes } from './features/grading/index.ts';
import { oversightRoutes } from './features/oversight/index.ts';
import { rewindRoutes } from './features/rewind/index.ts';
import { rosterRoutes } from './features/roster/index.ts';
import { rubricRoutes } from './features/rubrics/index.ts';
import { sectionRoutes } from './features/sections/index.ts';
import { templateRoutes } from './features/templates/index.ts';
import { versionRoutes } from './features/versions/index.ts';
import { workspaceRoutes } from './features/workspace/index.ts';
import type { MountableRoute } from './platform/route.ts';

/** Every declared route, one line a feature. */
export const routes: readonly MountableRoute[] = [
  ...accommodationRoutes,
  ...accountRoutes,
  ...analyticsRoutes,
  ...assignmentEditorRoutes,
  ...assignmentRoutes,
  ...classPageRoutes,
  ...classRoutes,
  ...copyingRoutes,
  ...enrollmentRoutes,
  ...gradingRoutes,
  ...oversightRoutes,
  ...rewindRoutes,
  ...rosterRoutes,
  ...rubricRoutes,
  ...sectionRoutes,
  ...templateRoutes,
  ...versionRoutes,
  ...workspaceRoutes,
];
