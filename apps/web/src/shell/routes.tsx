import { adminRoutes } from '../features/admin/routes.ts';
import { classListRoutes } from '../features/class-list/routes.ts';
import { classPageRoutes } from '../features/class-page/routes.ts';
import { editorTestRoutes } from '../features/editor-test/routes.ts';
import { educationRoutes } from '../features/education/routes.ts';
import { enrollingRoutes } from '../features/enrolling/routes.ts';
import { firstRunRoutes } from '../features/first-run/routes.ts';
import { galleryRoutes } from '../features/gallery/routes.ts';
import { gradeBookRoutes } from '../features/grade-book/routes.ts';
import { guideRoutes } from '../features/guides/routes.ts';
import { landingRoutes } from '../features/landing/routes.ts';
import { legalRoutes } from '../features/legal/routes.ts';
import { ltiLaunchRoutes } from '../features/lti-launch/routes.ts';
import { ltiRosterRoutes } from '../features/lti-roster/routes.ts';
import { notificationRoutes } from '../features/notifications/routes.ts';
import { oversightRoutes } from '../features/oversight/routes.ts';
import { processRecordRoutes } from '../features/process-record/routes.ts';
import { readerRoutes } from '../features/reader/routes.ts';
import { recoveryRoutes } from '../features/recovery/routes.ts';
import { secondMarkingRoutes } from '../features/second-marking/routes.ts';
import { signInRoutes } from '../features/sign-in/routes.ts';
import { signUpRoutes } from '../features/sign-up/routes.ts';
import { supportRoutes } from '../features/support/routes.ts';
import { workspaceRoutes } from '../features/workspace/routes.ts';
import type { AppRoute } from '../lib/app-route.ts';
import { shellRoutes } from './shell-routes.ts';

/** Every page of the product: one line per feature, in any order. */
export const routes: readonly AppRoute[] = [
  ...adminRoutes,
  ...classListRoutes,
  ...classPageRoutes,
  ...editorTestRoutes,
  ...educationRoutes,
  ...enrollingRoutes,
  ...galleryRoutes,
  ...gradeBookRoutes,
  ...guideRoutes,
  ...landingRoutes,
  ...legalRoutes,
  ...ltiLaunchRoutes,
  ...ltiRosterRoutes,
  ...notificationRoutes,
  ...oversightRoutes,
  ...processRecordRoutes,
  ...readerRoutes,
  ...shellRoutes,
  ...firstRunRoutes,
  ...recoveryRoutes,
  ...secondMarkingRoutes,
  ...signInRoutes,
  ...signUpRoutes,
  ...supportRoutes,
  ...workspaceRoutes,
];
