import { algorithmVersion } from '@redraft/analytics';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { storeMetrics } from './metrics.ts';
import { listOutdatedFiles } from './queries.ts';

/** Checks all files once a night, for what follow-up.ts missed: a process may end between a save and its notification. */
export function analyticsJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'keep-measures',
      payload: noPayloadSchema,
      schedule: '11 3 * * *',
      handler: async () => {
        for (const fileId of await listOutdatedFiles(algorithmVersion)) {
          // A failure does not stop the others.
          await storeMetrics(fileId, now()).catch((error: unknown) =>
            logger.error({ err: error, fileId }, 'The measures of a file could not be kept'),
          );
        }
      },
    }),
  ];
}
