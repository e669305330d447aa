import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { pairClosedRounds } from './pair-after-deadline.ts';

export function peerReviewJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'pair-closed-rounds',
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: () =>
        pairClosedRounds(now(), (error, assignmentId) =>
          logger.error({ err: error, assignmentId }, 'Reviewers could not be paired'),
        ),
    }),
  ];
}
