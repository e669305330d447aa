import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { createRequestedFollowUp } from '../../platform/requested-follow-up.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { synchroniseDueRoster } from './due-rosters.ts';
import { platformServices } from './platform-services.ts';
import { sendDueGrades } from './send-scores.ts';

/** Sends grades soon after they were given. The job that runs every minute handles postponed ones. */
export function platformGradesFollowUp(logger: Logger): FollowUp {
  return createRequestedFollowUp('platformGrades', (isEnding) =>
    sendDueGrades({ client: platformServices(), clock: now, logger }, isEnding),
  );
}

/** Reads the roster of a course soon after an instructor has launched. The job that runs every minute handles postponed ones. */
export function courseRostersFollowUp(logger: Logger): FollowUp {
  return createRequestedFollowUp('courseRosters', async (isEnding) => {
    const reader = { client: platformServices(), clock: now, logger };
    return !isEnding() && (await synchroniseDueRoster(reader));
  });
}
