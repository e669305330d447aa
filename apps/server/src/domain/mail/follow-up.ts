import type { FollowUp } from '../../platform/save-follow-ups.ts';
import type { Sender } from './sender.ts';

/** Sends mails soon after they were queued. The job that runs every minute handles postponed ones. */
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
