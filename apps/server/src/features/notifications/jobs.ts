import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { FollowUp } from '../../platform/saved-files.ts';
import { mailDigests, mailNotified } from './mails.ts';

/** Makes mails of what happened soon after it did; what waits for an hour to end is taken up by the job. */
export function noticeMailsFollowUp(): FollowUp {
  let isAsked = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'told') isAsked = true;
    },
    lookUpMissed: async () => {
      isAsked = true;
    },
    doDue: async (_isEnding, time) => {
      if (!isAsked) return;
      isAsked = false;
      await mailNotified(time);
    },
  };
}

export function noticeMailJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'mail-notifications',
      payload: noPayloadSchema,
      schedule: '*/5 * * * *',
      handler: () => mailNotified(now()),
    }),
    defineJob({
      name: 'mail-digests',
      payload: noPayloadSchema,
      // Zones differ by quarters of an hour.
      schedule: '*/15 * * * *',
      handler: () =>
        mailDigests(now(), (error, userId) =>
          logger.error({ err: error, userId }, 'A daily mail could not be written'),
        ),
    }),
  ];
}
