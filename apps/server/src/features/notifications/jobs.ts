import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { mailDigests, mailNotified } from './mails.ts';

/** Queues mails soon after the events; the job handles those that wait for an hour to end. */
export function noticeMailsFollowUp(): FollowUp {
  let isRequested = false;
  return {
    note: () => undefined,
    hear: (message) => {
      if (message.kind === 'told') isRequested = true;
    },
    pollMissed: async () => {
      isRequested = true;
    },
    doDue: async (_isEnding, time) => {
      if (!isRequested) return;
      isRequested = false;
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
      // Offsets of time zones are multiples of a quarter of an hour.
      schedule: '*/15 * * * *',
      handler: () =>
        mailDigests(now(), (error, userId) =>
          logger.error({ err: error, userId }, 'A daily mail could not be written'),
        ),
    }),
  ];
}
