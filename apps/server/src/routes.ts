import { accessTokenRoutes } from './features/access-tokens/index.ts';
import { accommodationRoutes } from './features/accommodations/index.ts';
import { accountImportRoutes } from './features/account-import/index.ts';
import { adminAccountRoutes } from './features/admin-accounts/index.ts';
import { analyticsRoutes } from './features/analytics/index.ts';
import { announcementRoutes } from './features/announcements/index.ts';
import { assignmentEditorRoutes } from './features/assignment-editor/index.ts';
import { assignmentFileRoutes } from './features/assignment-files/index.ts';
import { attachmentRoutes } from './features/attachments/index.ts';
import { auditLogRoutes } from './features/audit-log/index.ts';
import { calibrationRoutes } from './features/calibration/index.ts';
import { certificateRoutes } from './features/certificates/index.ts';
import { classRoutes } from './features/class-list/index.ts';
import { classPageRoutes } from './features/class-page/index.ts';
import { classPdfRoutes } from './features/class-pdfs/index.ts';
import { copyingRoutes } from './features/copying/index.ts';
import { deletionRoutes, exportRoutes } from './features/data-rights/index.ts';
import { editorTestRoutes } from './features/editor-test/index.ts';
import { educationRoutes } from './features/education/index.ts';
import { enrollmentRoutes } from './features/enrolling/index.ts';
import { feedbackRoutes } from './features/feedback/index.ts';
import { firstRunRoutes } from './features/first-run/index.ts';
import { gradeBookRoutes, gradeFileRoutes } from './features/grade-book/index.ts';
import { homeRoutes } from './features/home/index.ts';
import { importingRoutes } from './features/importing/index.ts';
import { learningEventRoutes } from './features/learning-events/index.ts';
import { ltiGradeRoutes } from './features/lti-grades/index.ts';
import { ltiLaunchRoutes } from './features/lti-launch/index.ts';
import { ltiPlatformRoutes } from './features/lti-platforms/index.ts';
import { ltiRosterRoutes } from './features/lti-roster/index.ts';
import { notificationRoutes } from './features/notifications/index.ts';
import { rosterSourceRoutes } from './features/oneroster/index.ts';
import { operationsRoutes } from './features/operations/index.ts';
import { outboxRoutes } from './features/outbox/index.ts';
import { oversightRoutes } from './features/oversight/index.ts';
import { peerReviewRoutes, practiceRoutes, reviewerRoutes } from './features/peer-review/index.ts';
import { processRecordRoutes } from './features/process-record/index.ts';
import { profileRoutes } from './features/profile/index.ts';
import {
  draftGradeRoutes,
  gradingRoutes,
  readerActionRoutes,
  readerLogRoutes,
  rubricScoreRoutes,
} from './features/reader/index.ts';
import { recoveryRoutes } from './features/recovery/index.ts';
import { researchRoutes } from './features/research/index.ts';
import { retentionRoutes } from './features/retention/index.ts';
import { reviewCommentRoutes } from './features/review-comments/index.ts';
import { reviewCriteriaRoutes } from './features/review-criteria/index.ts';
import { reviewPlanRoutes } from './features/review-plan/index.ts';
import { fileHistoryRoutes, rewindRoutes } from './features/rewind/index.ts';
import { roleRuleRoutes } from './features/role-rules/index.ts';
import { rosterRoutes } from './features/roster/index.ts';
import { rubricRoutes } from './features/rubrics/index.ts';
import { secondMarkingRoutes } from './features/second-marking/index.ts';
import { sectionRoutes } from './features/sections/index.ts';
import { accountRoutes } from './features/sign-in/index.ts';
import { signOnRoutes } from './features/sign-on/index.ts';
import { signUpRoutes } from './features/sign-up/index.ts';
import { studentFileRoutes } from './features/student-files/index.ts';
import { supportRoutes } from './features/support/index.ts';
import { templateLibraryRoutes } from './features/template-library/index.ts';
import { textGrowthRoutes } from './features/text-growth/index.ts';
import { textRepairRoutes } from './features/text-repair/index.ts';
import { versionRoutes } from './features/versions/index.ts';
import { conformanceRoutes } from './features/wopi/index.ts';
import { figuresRoutes, workspaceRoutes } from './features/workspace/index.ts';
import type { MountableRoute } from './platform/route.ts';

/** Every declared route, one line per feature. */
export const routes: readonly MountableRoute[] = [
  ...accessTokenRoutes,
  ...accommodationRoutes,
  ...accountImportRoutes,
  ...accountRoutes,
  ...adminAccountRoutes,
  ...analyticsRoutes,
  ...announcementRoutes,
  ...assignmentEditorRoutes,
  ...attachmentRoutes,
  ...auditLogRoutes,
  ...certificateRoutes,
  ...classPageRoutes,
  ...classRoutes,
  ...conformanceRoutes,
  ...classPdfRoutes,
  ...copyingRoutes,
  ...deletionRoutes,
  ...exportRoutes,
  ...draftGradeRoutes,
  ...editorTestRoutes,
  ...educationRoutes,
  ...enrollmentRoutes,
  ...feedbackRoutes,

  ...firstRunRoutes,
  ...gradeBookRoutes,
  ...gradeFileRoutes,
  ...gradingRoutes,
  ...homeRoutes,
  ...importingRoutes,
  ...learningEventRoutes,
  ...ltiGradeRoutes,
  ...ltiLaunchRoutes,
  ...ltiPlatformRoutes,
  ...ltiRosterRoutes,
  ...notificationRoutes,
  ...operationsRoutes,
  ...retentionRoutes,
  ...peerReviewRoutes,
  ...practiceRoutes,
  ...reviewerRoutes,
  ...processRecordRoutes,
  ...profileRoutes,
  ...recoveryRoutes,
  ...signUpRoutes,
  ...readerActionRoutes,
  ...readerLogRoutes,
  ...roleRuleRoutes,
  ...rosterSourceRoutes,
  ...outboxRoutes,
  ...oversightRoutes,
  ...researchRoutes,
  ...reviewCommentRoutes,
  ...reviewCriteriaRoutes,
  ...reviewPlanRoutes,
  ...fileHistoryRoutes,
  ...rewindRoutes,
  ...rosterRoutes,
  ...rubricRoutes,
  ...rubricScoreRoutes,
  ...secondMarkingRoutes,
  ...calibrationRoutes,
  ...sectionRoutes,
  ...assignmentFileRoutes,
  ...signOnRoutes,
  ...studentFileRoutes,
  ...textGrowthRoutes,
  ...textRepairRoutes,
  ...supportRoutes,
  ...templateLibraryRoutes,
  ...versionRoutes,
  ...figuresRoutes,
  ...workspaceRoutes,
];
