import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { createRequestedFollowUp } from '../../platform/requested-follow-up.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { sendDueEvents } from './send.ts';

/** Sends events soon after they were recorded. The job that runs every minute handles postponed ones. */
export function learningEventsFollowUp(logger: Logger): FollowUp {
  return createRequestedFollowUp('learningEvents', (isEnding) =>
    sendDueEvents({ clock: now, logger }, isEnding),
  );
}
