import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { fulfilLinkRequest } from './links.ts';

/** Sends requested links by mail soon after the request. */
export function linkRequestsFollowUp(): FollowUp {
  let isRequested = false;
  return {
    noteSave: () => undefined,
    onNotice: (message) => {
      if (message.kind === 'linkWished') isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (isEnding, time) => {
      if (!isRequested) return;
      isRequested = false;
      let isDone = false;
      try {
        while (!isEnding() && !isDone) isDone = !(await fulfilLinkRequest(time));
      } finally {
        // A failed request is retried in the next round.
        isRequested ||= !isDone;
      }
    },
  };
}
