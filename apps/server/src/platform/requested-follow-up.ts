import type { Notice } from './notify.ts';
import type { FollowUp } from './save-follow-ups.ts';

/**
 * A follow-up that runs soon after a notification of this kind, and once after it began to listen. `run` resolves to true if there may be more
 * to do; it is then called again in the next round.
 */
export function createRequestedFollowUp(kind: Notice['kind'], run: RequestedRun): FollowUp {
  let isRequested = false;
  return {
    noteSave: () => undefined,
    onNotice: (message) => {
      if (message.kind === kind) isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (isEnding, now) => {
      if (!isRequested) return;
      isRequested = false;
      if (await run(isEnding, now)) isRequested = true;
    },
  };
}

type RequestedRun = (isEnding: () => boolean, now: Date) => Promise<boolean>;
