import type { FollowUp } from '../../platform/save-follow-ups.ts';
import type { Sender } from './sender.ts';

/** Sends mails soon after they were written. What has to wait is taken up by the job of each minute. */
export function mailFollowUp(sender: Sender): FollowUp {
  let isRequested = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'mail') isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (isEnding) => {
      if (!isRequested) return;
      isRequested = false;
      if (await sender.sendDue(isEnding)) isRequested = true;
    },
  };
}
