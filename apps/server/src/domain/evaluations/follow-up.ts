import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { evaluate } from './evaluate.ts';
import { listWaiting, noteFailure } from './queries.ts';
import { maxAttempts } from './service.ts';

/** A deadline submits a whole class at once; after each batch other follow-ups have their turn. */
const batchSize = 10;
/** A failed evaluation is retried after this. */
const retryMs = 30_000;

/** Computes requested scores soon after the request. */
export function evaluationsFollowUp(logger: Logger): FollowUp {
  let isRequested = false;
  let tryAgainAt: number | null = null;

  async function tryOne(id: number): Promise<boolean> {
    try {
      await evaluate(id, now());
      return true;
    } catch (cause) {
      logger.error({ err: cause, evaluationId: id }, 'The scores of a submission could not be computed');
      await noteFailure(id);
      return false;
    }
  }

  return {
    noteSave: () => undefined,
    onNotice: (message) => {
      if (message.kind === 'evaluation') isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (isEnding, time) => {
      const isAgain = tryAgainAt !== null && tryAgainAt <= time.getTime();
      if (!isRequested && !isAgain) return;
      isRequested = false;
      tryAgainAt = null;
      const ids = await listWaiting(maxAttempts, batchSize);
      let hasFailed = false;
      for (const id of ids) {
        if (isEnding()) return;
        if (!(await tryOne(id))) hasFailed = true;
      }
      if (hasFailed) tryAgainAt = time.getTime() + retryMs;
      else if (ids.length === batchSize) isRequested = true;
    },
  };
}
