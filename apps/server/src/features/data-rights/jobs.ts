import type { Logger } from 'pino';
import { deleteOldExports } from '../../domain/data-exports/index.ts';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { remindOfDeletions } from './deletion.ts';
import { type Eraser, eraseDueAccounts } from './erase.ts';
import { exportQueue, makeExports } from './export.ts';
import { eraseNoLongerHeldWork } from './held-work.ts';

export function dataRightsJobs(logger: Logger, erasers: readonly Eraser[]): readonly JobDefinition[] {
  return [
    defineJob({
      name: exportQueue,
      payload: noPayloadSchema,
      // Also sent with each request; the schedule restarts exports whose worker has died.
      schedule: '* * * * *',
      handler: () => makeExports(now, logger),
    }),
    defineJob({
      name: 'forget-data-exports',
      payload: noPayloadSchema,
      schedule: '23 * * * *',
      handler: () => deleteOldExports(now()),
    }),
    defineJob({
      name: 'delete-accounts',
      payload: noPayloadSchema,
      schedule: '29 * * * *',
      handler: async () => {
        await remindOfDeletions(now());
        await eraseDueAccounts({ erasers, logger }, now());
        await eraseNoLongerHeldWork(logger, now());
      },
    }),
  ];
}
