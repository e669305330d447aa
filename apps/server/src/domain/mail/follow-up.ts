import type { FollowUp } from '../../platform/saved-files.ts';
import type { Sender } from './sending.ts';

/** Sends mails soon after they were written. What has to wait is taken up by the job of each minute. */
export function mailFollowUp(sender: Sender): FollowUp {
  let isAsked = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'mail') isAsked = true;
    },
    lookUpMissed: async () => {
      isAsked = true;
    },
    doDue: async (isEnding) => {
      if (!isAsked) return;
      isAsked = false;
      if (await sender.sendDue(isEnding)) isAsked = true;
    },
  };
}
