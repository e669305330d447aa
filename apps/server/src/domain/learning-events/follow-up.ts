import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { sendDueEvents } from './send.ts';

/** Sends events soon after they were recorded. The job that runs every minute handles postponed ones. */
export function learningEventsFollowUp(logger: Logger): FollowUp {
  let isRequested = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'learningEvents') isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (isEnding) => {
      if (!isRequested) return;
      isRequested = false;
      if (await sendDueEvents({ clock: now, logger }, isEnding)) isRequested = true;
    },
  };
}
