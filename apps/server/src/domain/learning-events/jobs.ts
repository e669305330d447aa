import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { oldestKept } from './delivery-rules.ts';
import { deleteDeliveriesBefore } from './queries.ts';
import { sendDueEvents } from './send.ts';

export function learningEventJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'send-learning-events',
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: async () => {
        while (await sendDueEvents({ clock: now, logger }, () => false));
      },
    }),
    defineJob({
      name: 'forget-sent-learning-events',
      payload: noPayloadSchema,
      schedule: '50 3 * * *',
      handler: () => deleteDeliveriesBefore(oldestKept(now())),
    }),
  ];
}
