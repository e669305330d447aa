import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { createRequestedFollowUp } from '../../platform/requested-follow-up.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { platformServices } from './platform-services.ts';
import { sendDueGrades } from './send-scores.ts';

/** Sends grades soon after they were given. The job that runs each minute sends those that have to wait. */
export function platformGradesFollowUp(logger: Logger): FollowUp {
  return createRequestedFollowUp('platformGrades', (isEnding) =>
    sendDueGrades({ client: platformServices(), clock: now, logger }, isEnding),
  );
}
