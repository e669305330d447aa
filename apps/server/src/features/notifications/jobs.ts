import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { createRequestedFollowUp } from '../../platform/requested-follow-up.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { mailDigests, mailNotified } from './mails.ts';

/** Queues mails soon after the events; the job handles those that wait for an hour to end. */
export function noticeMailsFollowUp(): FollowUp {
  return createRequestedFollowUp('told', async (_isEnding, time) => {
    await mailNotified(time);
    return false;
  });
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
