import type { Logger } from 'pino';
import type { FollowUp } from '../../../platform/save-follow-ups.ts';
import { closeOverdueSteps } from './sweep.ts';

/** After a failure, the job (jobs.ts) retries, so this does not retry every second. */
const retryMs = 60_000;

/** Closes steps within a second or two of their deadline: checking what is due is cheap. */
export function deadlinesFollowUp(logger: Logger): FollowUp {
  let restsUntil = 0;
  return {
    noteSave: () => undefined,
    pollMissed: async () => undefined,
    doDue: async (isEnding, time) => {
      if (isEnding() || time.getTime() < restsUntil) return;
      await closeOverdueSteps(time, (error, submissionId) => {
        restsUntil = time.getTime() + retryMs;
        logger.warn({ err: error, submissionId }, 'A deadline is closed later');
      });
    },
  };
}
