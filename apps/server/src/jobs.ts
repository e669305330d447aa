import type { Logger } from 'pino';
import { contentColumns } from './content-columns.ts';
import { accessTokenJobs } from './domain/access-tokens/index.ts';
import { accountJobs } from './domain/accounts/index.ts';
import { analyticsJobs } from './domain/analytics/index.ts';
import { certificateJobs } from './domain/certificates/index.ts';
import { conversionJobs, eraseConversions } from './domain/conversions/index.ts';
import { feedbackJobs } from './domain/feedback/index.ts';
import { learningEventJobs } from './domain/learning-events/index.ts';
import { eraseLtiIdentities, ltiJobs } from './domain/lti/index.ts';
import { mailJobs, type Sender } from './domain/mail/index.ts';
import { notificationJobs } from './domain/notifications/index.ts';
import { eraseRosterRecords, oneRosterJobs } from './domain/oneroster/index.ts';
import { pdfJobs } from './domain/pdf-copies/index.ts';
import { erasePdfOrders } from './domain/pdf-orders/index.ts';
import { peerReviewJobs } from './domain/peer-reviews/index.ts';
import { revisionJobs } from './domain/revisions/index.ts';
import { storedObjectJobs } from './domain/stored-objects/index.ts';
import { submissionJobs } from './domain/submissions/index.ts';
import { templateLibraryJobs } from './domain/template-library/index.ts';
import { repairJobs } from './domain/text-repairs/index.ts';
import { removeExpiredClass } from './features/class-page/index.ts';
import { classPdfJobs } from './features/class-pdfs/index.ts';
import { dataRightsJobs, type Eraser } from './features/data-rights/index.ts';
import { enrollmentJobs, eraseSearches } from './features/enrolling/index.ts';
import { eraseSavedComments } from './features/feedback/index.ts';
import { noticeMailJobs } from './features/notifications/index.ts';
import { retentionJobs } from './features/retention/index.ts';
import { eraseRubrics } from './features/rubrics/index.ts';
import { eraseSignOnAttempts, signOnJobs } from './features/sign-on/index.ts';
import { eraseTickets } from './features/support/index.ts';
import { idempotencyJobs } from './platform/idempotency.ts';
import type { JobDefinition } from './platform/jobs.ts';
import { limitJobs } from './platform/limit-counts.ts';
import type { OfficeConverter } from './platform/soffice.ts';
import { spoolJobs } from './platform/spool-sweep.ts';

/** Erases what features store about a deleted account; every feature that stores personal data has an entry here. */
export const erasers: readonly Eraser[] = [
  eraseConversions,
  eraseLtiIdentities,
  erasePdfOrders,
  eraseRosterRecords,
  eraseSavedComments,
  eraseRubrics,
  eraseSearches,
  eraseSignOnAttempts,
  eraseTickets,
];

/** Every job, one line per feature; the program does not start if a job has no handler. */
export function jobs(
  logger: Logger,
  { sender, converter }: { sender?: Sender | undefined; converter: OfficeConverter },
): readonly JobDefinition[] {
  return [
    ...idempotencyJobs,
    ...limitJobs,
    ...spoolJobs,
    ...accessTokenJobs,
    ...accountJobs,
    ...analyticsJobs(logger),
    ...certificateJobs(logger),
    ...classPdfJobs(logger, converter),
    ...conversionJobs(logger, converter),
    ...dataRightsJobs(logger, erasers),
    ...enrollmentJobs,
    ...feedbackJobs(logger),
    ...templateLibraryJobs(logger, converter),
    ...learningEventJobs(logger),
    ...ltiJobs(logger),
    ...mailJobs(sender),
    ...oneRosterJobs(logger),
    ...notificationJobs,
    ...noticeMailJobs(logger),
    ...pdfJobs(logger, converter),
    ...peerReviewJobs(logger),
    ...retentionJobs(logger, removeExpiredClass),
    ...signOnJobs,
    ...revisionJobs(logger),
    ...storedObjectJobs(logger, contentColumns),
    ...submissionJobs(logger),
    ...repairJobs,
  ];
}
