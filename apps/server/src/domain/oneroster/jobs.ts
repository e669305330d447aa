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
      // Sent as soon as one is asked for; this makes up for what a worker has left undone.
      schedule: '* * * * *',
      handler: async () => {
        while (await importRequested(logger, now));
      },
    }),
  ];
}
