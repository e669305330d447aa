import { accountRoutes } from '../features/accounts/routes.ts';
import { classRoutes } from '../features/classes/routes.ts';
import { enrollmentRoutes } from '../features/enrollment/routes.ts';
import { galleryRoutes } from '../features/gallery/routes.ts';
import { gradingRoutes } from '../features/grading/routes.ts';
import { landingRoutes } from '../features/landing/routes.ts';
import { oversightRoutes } from '../features/oversight/routes.ts';
import { studentClassRoutes } from '../features/student-class/routes.ts';
import { workspaceRoutes } from '../features/workspace/routes.ts';
import type { AppRoute } from './route-types.ts';
import { shellRoutes } from './shell-routes.ts';

/** Every page of the product: one sorted line per feature. */
export const routes: readonly AppRoute[] = [
  ...accountRoutes,
  ...classRoutes,
  ...enrollmentRoutes,
  ...galleryRoutes,
  ...gradingRoutes,
  ...landingRoutes,
  ...oversightRoutes,
  ...shellRoutes,
  ...studentClassRoutes,
  ...workspaceRoutes,
];
