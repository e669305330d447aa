import type { Logger } from 'pino';
import { now } from '../../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../../platform/jobs.ts';
import { remindOfDeadlines } from './reminders.ts';
import { closeOverdueSteps } from './sweep.ts';

export function submissionJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'close-overdue-steps',
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: async () => {
        await closeOverdueSteps(now(), (error, submissionId) =>
          logger.error({ err: error, submissionId }, 'A deadline could not be closed'),
        );
      },
    }),
    defineJob({
      name: 'remind-of-deadlines',
      payload: noPayloadSchema,
      schedule: '*/5 * * * *',
      handler: () => remindOfDeadlines(now()),
    }),
  ];
}
