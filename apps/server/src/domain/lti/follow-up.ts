import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { platformServices } from './platform-services.ts';
import { sendDueGrades } from './send-scores.ts';

/** Sends grades soon after they were given. What has to wait is taken up by the job of each minute. */
export function platformGradesFollowUp(logger: Logger): FollowUp {
  let isRequested = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'platformGrades') isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (isEnding) => {
      if (!isRequested) return;
      isRequested = false;
      const sender = { client: platformServices(), clock: now, logger };
      if (await sendDueGrades(sender, isEnding)) isRequested = true;
    },
  };
}
