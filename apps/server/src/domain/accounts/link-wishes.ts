import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { FollowUp } from '../../platform/saved-files.ts';
import { deleteOldLinks, fulfilLinkRequest } from './links.ts';

/** Mails the links that were asked for, soon after they were. */
export function linkRequestsFollowUp(): FollowUp {
  let isAsked = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'linkWished') isAsked = true;
    },
    lookUpMissed: async () => {
      isAsked = true;
    },
    doDue: async (isEnding, time) => {
      if (!isAsked) return;
      isAsked = false;
      let isDone = false;
      try {
        while (!isEnding() && !isDone) isDone = !(await fulfilLinkRequest(time));
      } finally {
        // What failed is tried again with the next look.
        isAsked ||= !isDone;
      }
    },
  };
}

export const accountJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-old-links',
    payload: noPayloadSchema,
    schedule: '50 3 * * *',
    handler: () => deleteOldLinks(now()),
  }),
];
