import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { importRequested, requestedQueue } from './requested-import.ts';
import { importNightly } from './service-import.ts';

export function oneRosterJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'import-rosters',
      payload: noPayloadSchema,
      schedule: '37 1 * * *',
      handler: () => importNightly(logger, now()),
    }),
    defineJob({
      name: requestedQueue,
      payload: noPayloadSchema,
      // Also sent with each request; the schedule retries imports whose worker has died.
      schedule: '* * * * *',
      handler: async () => {
        while (await importRequested(logger, now));
      },
    }),
  ];
}
